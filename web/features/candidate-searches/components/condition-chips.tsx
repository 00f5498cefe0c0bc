import { Button, Text } from '@mantine/core';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { SearchCondition } from '#contract/features/candidate-searches.contract.ts';
import { CloseIcon, EyeOffIcon } from '#web/design/icons.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { conditionKey } from '../candidate-searches.queries.ts';
import { type AskedCondition, useConditionWords } from '../condition-words.ts';
import classes from './condition-chips.module.css';

const ConditionDialog = lazy(() => import('./condition-dialog.tsx'));
const AddCondition = lazy(() => import('./add-condition.tsx'));

interface ConditionChipsProps {
  conditions: readonly AskedCondition[];
  onChange: (conditions: SearchCondition[]) => void;
}

/** What was understood: each part can be changed, wished for less, turned round or taken out. */
export function ConditionChips({ conditions, onChange }: ConditionChipsProps) {
  const { t } = useTranslation('candidate-searches');
  const inWords = useConditionWords();
  const [open, setOpen] = useState<number | null>(null);
  const { list, focusNextAfter } = useFocusAfterRemoval(conditions);
  const all = conditions.map(({ of }) => of);
  const edited = open === null ? null : conditions[open];
  const [unfolded, setUnfolded] = useState<readonly SearchCondition['wish'][]>([]);
  const chips = chipsOf(conditions, unfolded);
  const remove = (places: readonly number[]) => {
    focusNextAfter(chips.findIndex(({ at }) => at === places[0]));
    onChange(all.filter((_, at) => !places.includes(at)));
  };
  return (
    <>
      <ul ref={list} className={classes.chips} aria-label={t('chips.label')}>
        {chips.map(({ condition, at, others }) =>
          others.length === 0 ? (
            <Chip
              key={conditionKey(condition.of, at)}
              condition={condition}
              onOpen={() => setOpen(at)}
              onRemove={() => remove([at])}
            />
          ) : (
            <TitlesChip
              key={conditionKey(condition.of, at)}
              first={condition}
              others={others.length}
              onOpen={() => setUnfolded([...unfolded, condition.of.wish])}
              onRemove={() => remove([at, ...others])}
            />
          ),
        )}
        {unfolded.length > 0 && (
          <li>
            <Button size="compact-sm" variant="subtle" onClick={() => setUnfolded([])}>
              {t('chips.fewer')}
            </Button>
          </li>
        )}
        <li>
          <Suspense>
            <AddCondition onAdd={(condition) => onChange([...all, condition])} />
          </Suspense>
        </li>
      </ul>
      <ClosedByBlindReview conditions={conditions} onChange={onChange} />
      {edited && open !== null && (
        <Suspense>
          <ConditionDialog
            condition={edited.of}
            title={inWords(edited.of, edited.name)}
            onClose={() => setOpen(null)}
            onChange={(condition) => {
              onChange(condition ? all.with(open, condition) : all.toSpliced(open, 1));
              setOpen(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** More titles than these, of which one will do, are told as one: "hotel staff" are nine. */
const MOST_TITLES = 3;

/** The chips of conditions, each with its place, and where it stands for other titles as well, with theirs. */
function chipsOf(conditions: readonly AskedCondition[], unfolded: readonly SearchCondition['wish'][]) {
  const titlesOf = (wish: SearchCondition['wish']) =>
    conditions.flatMap(({ of }, at) => (of.kind === 'title' && of.wish === wish ? [at] : []));
  return conditions.flatMap((condition, at) => {
    const { kind, wish } = condition.of;
    const titles = kind === 'title' && !unfolded.includes(wish) ? titlesOf(wish) : [];
    if (titles.length <= MOST_TITLES) return [{ condition, at, others: [] }];
    return titles[0] === at ? [{ condition, at, others: titles.slice(1) }] : [];
  });
}

/** The button goes with its chip, once the search has been done anew: the next one takes the focus. */
function useFocusAfterRemoval(conditions: readonly AskedCondition[]) {
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chips are these.
  useLayoutEffect(() => {
    if (removedAt.current === null || document.activeElement !== document.body) return;
    const others = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = others[Math.min(removedAt.current, others.length - 1)];
    (next ?? list.current?.querySelector('input'))?.focus();
    removedAt.current = null;
  }, [conditions]);
  return {
    list,
    focusNextAfter: (at: number) => {
      removedAt.current = at;
    },
  };
}

interface ChipProps {
  condition: AskedCondition;
  onOpen: () => void;
  onRemove: () => void;
}

function Chip({ condition, onOpen, onRemove }: ChipProps) {
  const { t } = useTranslation('candidate-searches');
  const { of, name, is_closed_by_blind_review: isClosed } = condition;
  const words = useConditionWords()(of, name);
  const mustBeVerified = useSession().user?.companyDetail?.must_be_verified;
  return (
    <li className={classes.chip} data-wish={of.wish} data-closed={isClosed || undefined}>
      <button type="button" className={classes.chipText} aria-haspopup="dialog" onClick={onOpen}>
        <span className={classes.wish}>{t(`wishes.${of.wish}`)}</span> {words}
        {isClosed && (
          <span className={classes.closed}>
            <EyeOffIcon size={14} stroke={1.8} aria-hidden />{' '}
            {t(mustBeVerified ? 'blind.chip_unverified' : 'blind.chip')}
          </span>
        )}
      </button>
      <button
        type="button"
        className={classes.chipRemove}
        aria-label={t('chips.remove', { condition: words })}
        data-remove
        onClick={onRemove}
      >
        <CloseIcon size={14} stroke={2} aria-hidden />
      </button>
    </li>
  );
}

interface TitlesChipProps {
  first: AskedCondition;
  others: number;
  onOpen: () => void;
  onRemove: () => void;
}

/** Many titles of which one will do, as one chip that opens into theirs. */
function TitlesChip({ first: { of, name }, others, onOpen, onRemove }: TitlesChipProps) {
  const { t } = useTranslation('candidate-searches');
  const format = useFormatters();
  const words = t('chips.titles', {
    title: useConditionWords()(of, name),
    count: others,
    number: format.number(others),
  });
  return (
    <li className={classes.chip} data-wish={of.wish}>
      <button type="button" className={classes.chipText} aria-expanded={false} onClick={onOpen}>
        <span className={classes.wish}>{t(`wishes.${of.wish}`)}</span> {words}
      </button>
      <button
        type="button"
        className={classes.chipRemove}
        aria-label={t('chips.remove', { condition: words })}
        data-remove
        onClick={onRemove}
      >
        <CloseIcon size={14} stroke={2} aria-hidden />
      </button>
    </li>
  );
}

/** Conditions that a blind review does not ask for: why, and the way to search without them. */
function ClosedByBlindReview({ conditions, onChange }: ConditionChipsProps) {
  const { t } = useTranslation('candidate-searches');
  const mustBeVerified = useSession().user?.companyDetail?.must_be_verified;
  const inWords = useConditionWords();
  const closed = conditions.filter((one) => one.is_closed_by_blind_review);
  const [first, ...others] = closed;
  if (!first) return null;
  return (
    <div className={classes.blind} role="alert">
      <Text size="sm">{t(mustBeVerified ? 'blind.unverified' : 'blind.why')}</Text>
      <Button
        size="sm"
        variant="default"
        onClick={() => onChange(conditions.flatMap((one) => (closed.includes(one) ? [] : [one.of])))}
      >
        {others.length === 0
          ? t('blind.without', { condition: isolated(inWords(first.of, first.name)) })
          : t('blind.without_all', { count: closed.length })}
      </Button>
    </div>
  );
}
