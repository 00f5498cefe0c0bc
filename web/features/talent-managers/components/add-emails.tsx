import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { MOST_ADDRESSES, readPeopleList } from '#contract/features/talent-managers.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { FileDrop } from '#web/design/file-drop.tsx';
import { FormActions } from '#web/design/form-layout.tsx';
import { Words } from '#web/design/words.tsx';
import { callWithFile } from '#web/platform/call.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useAdding } from '../use-adding.ts';
import classes from './add-emails.module.css';
import { AddedMessage } from './added-message.tsx';

type List = Reply<typeof readPeopleList>;

/** Addresses as they are typed, pasted or in a file: what was recognised is shown before anybody is written to. */
export function AddEmails() {
  const { t } = useTranslation('talent-managers');
  const format = useFormatters();
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const reading = useReading();
  const adding = useAdding();
  const { list } = reading;
  const taken = list?.people.filter(({ is_valid: isValid }) => isValid).length ?? 0;
  if (list)
    return (
      <div className={classes.part}>
        <Recognised list={list} />
        <AddedMessage value={message} onChange={setMessage} />
        <FormActions>
          <Button
            loading={adding.isPending}
            disabled={taken === 0}
            onClick={() =>
              adding.mutate({
                body: {
                  type: 'emails',
                  // With those whose address is wrong: in the report they are put right.
                  people: list.people.map(({ email, name }) => ({ email, name })),
                  message: message || null,
                },
              })
            }
          >
            {t('adding.send', { count: taken })}
          </Button>
          <Button variant="default" onClick={reading.forget}>
            {t('adding.other')}
          </Button>
        </FormActions>
      </div>
    );
  return (
    <div className={classes.part}>
      <Textarea
        label={t('adding.addresses')}
        description={t('adding.addresses_help')}
        value={text}
        autosize
        minRows={5}
        maxRows={14}
        dir="auto"
        error={reading.error}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <FileDrop
        accept={['.csv', '.txt', '.tsv']}
        title={t('adding.csv')}
        help={t('adding.csv_help', { most: format.number(MOST_ADDRESSES) })}
        choose={t('adding.choose')}
        onFile={(file) => void reading.read(file, file.name)}
      />
      <FormActions>
        <Button
          loading={reading.isReading}
          disabled={text.trim() === ''}
          onClick={() => void reading.read(new Blob([text]), 'list.txt')}
        >
          {t('adding.look')}
        </Button>
      </FormActions>
    </div>
  );
}

/** What the server recognises in a list, or why it does not. */
function useReading() {
  const [list, setList] = useState<List | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  return {
    list,
    error,
    isReading,
    read: async (file: Blob, name: string) => {
      setIsReading(true);
      setError(null);
      try {
        setList(await callWithFile(readPeopleList, {}, file, { name }));
      } catch (failure) {
        setError(errorText(failure));
      } finally {
        setIsReading(false);
      }
    },
    forget: () => setList(null),
  };
}

/** People named of a long list. */
const NAMED = 8;

function Recognised({ list }: { list: List }) {
  const { t } = useTranslation('talent-managers');
  const taken = list.people.filter(({ is_valid: isValid }) => isValid);
  const wrong = list.people.filter(({ is_valid: isValid }) => !isValid);
  const more = taken.length - NAMED;
  return (
    <div>
      <Words>{t('adding.found', { count: taken.length })}</Words>
      {list.columns.length > 0 && (
        <Words size="sm" isDimmed>
          {t('adding.columns', { columns: list.columns.map(isolated).join(' · ') })}
          {list.ignored.length > 0 &&
            ` ${t('adding.ignored', { columns: list.ignored.map(isolated).join(' · ') })}`}
        </Words>
      )}
      {list.repeated > 0 && (
        <Words size="sm" isDimmed>
          {t('adding.repeated', { count: list.repeated })}
        </Words>
      )}
      {wrong.length > 0 && (
        <Words size="sm">
          {t('adding.wrong', {
            count: wrong.length,
            addresses: [
              ...wrong.slice(0, NAMED).map(({ email }) => isolated(email)),
              ...(wrong.length > NAMED ? ['…'] : []),
            ].join(' · '),
          })}
        </Words>
      )}
      <ul className={classes.people}>
        {taken.slice(0, NAMED).map(({ email, name }) => (
          <li key={email}>
            {name && (
              <>
                <bdi>{name}</bdi>{' '}
              </>
            )}
            <bdi className={classes.email}>{email}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Words size="sm" isDimmed>
          {t('adding.more', { count: more })}
        </Words>
      )}
    </div>
  );
}
