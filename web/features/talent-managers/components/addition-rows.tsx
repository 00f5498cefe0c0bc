import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AdditionRow,
  getAddition,
  getTalentStats,
  mendAdditionRow,
} from '#contract/features/talent-managers.contract.ts';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './addition-rows.module.css';

const TONES = {
  waiting: 'alive',
  added: 'good',
  asked: 'caution',
  known: 'neutral',
  unreadable: 'problem',
} as const;

/** What came of each row, and why. */
export function AdditionRows({ id, rows }: { id: string; rows: readonly AdditionRow[] }) {
  const { t } = useTranslation('talent-managers');
  return (
    <ol className={classes.rows} aria-label={t('report.rows')}>
      {rows.map((row) => (
        <li key={row.row}>
          <Row id={id} row={row} />
        </li>
      ))}
    </ol>
  );
}

function Row({ id, row }: { id: string; row: AdditionRow }) {
  const { t } = useTranslation('talent-managers');
  const format = useFormatters();
  const names = [row.file_name, row.name, row.email].filter((it) => it !== null && it !== '');
  return (
    <>
      <span className={classes.number}>{format.number(row.row)}</span>
      <div className={classes.who}>
        {names.map((name, at) => (
          <Words key={name} size={at === 0 ? 'md' : 'sm'} isDimmed={at > 0}>
            <bdi>{name}</bdi>
          </Words>
        ))}
        {names.length === 0 && <Words isDimmed>{t('report.nothing')}</Words>}
      </div>
      <div className={classes.outcome}>
        <StatusBadge tone={TONES[row.outcome]}>{t(`outcome.${row.outcome}`)}</StatusBadge>
        {row.reason && (
          <Words size="sm" isDimmed>
            {t(`reason.${row.reason}`)}
          </Words>
        )}
        {row.outcome === 'unreadable' && <Mend id={id} row={row.row} />}
      </div>
    </>
  );
}

/** Whoever knows the address tells it: the row is worked on like a new one. */
function Mend({ id, row }: { id: string; row: number }) {
  const { t } = useTranslation('talent-managers');
  const [email, setEmail] = useState<string | null>(null);
  const mend = useMutation({
    ...mutationFor(mendAdditionRow),
    onSuccess: () => refresh(getAddition, getTalentStats),
  });
  if (email === null)
    return (
      <Button variant="subtle" size="compact-sm" className={classes.toMend} onClick={() => setEmail('')}>
        {t('report.mend')}
      </Button>
    );
  return (
    <form
      className={classes.mend}
      onSubmit={(event) => {
        event.preventDefault();
        mend.mutate({ params: { id, row }, body: { email } });
      }}
    >
      <TextInput
        type="email"
        required
        autoFocus
        dir="ltr"
        size="xs"
        aria-label={t('report.mend_address')}
        placeholder={t('report.mend_address')}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <Button type="submit" size="xs" loading={mend.isPending}>
        {t('report.mend_send')}
      </Button>
    </form>
  );
}
