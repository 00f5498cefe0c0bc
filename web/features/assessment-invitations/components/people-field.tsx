import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listCandidates } from '#contract/features/candidates.contract.ts';
import { search } from '#contract/features/search.contract.ts';
import { FieldGroup } from '#web/design/form-layout.tsx';
import { CloseIcon } from '#web/design/icons.ts';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import classes from './invite-dialog.module.css';

export interface Person {
  id: string;
  name: string;
  about?: string | null;
}

interface PeopleFieldProps {
  chosen: readonly Person[];
  /** Without a search its candidates are offered; without a job those of all jobs. */
  jobId: string | null;
  error: string | null;
  onChange: (people: readonly Person[]) => void;
}

/** Chooses people whom the company may see: its candidates, or whoever a search finds. */
export function PeopleField({ chosen, jobId, error, onChange }: PeopleFieldProps) {
  const { t } = useTranslation('assessment-invitations');
  const [text, setText] = useState('');
  const query = useOffered(text, jobId);
  const isChosen = ({ id }: Person) => chosen.some((one) => one.id === id);
  const toggle = (person: Person) =>
    onChange(isChosen(person) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person]);
  return (
    <FieldGroup label={t('people.label')} error={error} isRequired>
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label={t('people.chosen')}>
          {chosen.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                aria-label={t('people.remove', { name: person.name })}
                onClick={() => toggle(person)}
              >
                <bdi>{person.name}</bdi>
                <CloseIcon size={14} stroke={1.8} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchField label={t('people.search')} value={text} onSearch={setText} />
      <div className={classes.offered}>
        <QueryView
          query={query}
          failedTitle={t('people.failed')}
          waiting={<ListSkeleton label={t('people.waiting')} count={3} />}
          isEmpty={(people) => people.length === 0}
          empty={
            <Words size="sm" isDimmed>
              {t(text ? 'people.not_found' : 'people.none')}
            </Words>
          }
        >
          {(people) =>
            people.map((person) => (
              <Checkbox
                key={person.id}
                checked={isChosen(person)}
                label={<bdi>{person.name}</bdi>}
                description={person.about && <bdi>{person.about}</bdi>}
                onChange={() => toggle(person)}
              />
            ))
          }
        </QueryView>
      </div>
    </FieldGroup>
  );
}

const OFFERED = 50;

function useOffered(text: string, jobId: string | null) {
  const found = useQuery({
    ...queryFor(search, { body: { text: text || '-', kind: 'candidate' } }),
    enabled: text !== '',
    placeholderData: (before) => before,
    select: ({ results }): Person[] =>
      results.map(({ id, title, subtitle }) => ({ id, name: title, about: subtitle })),
  });
  const own = useQuery({
    ...queryFor(listCandidates, {
      query: { status: 'ALL', page: 1, limit: OFFERED, ...(jobId && { job_id: jobId }) },
    }),
    enabled: text === '',
    select: ({ results }): Person[] => {
      // One person is a row for each job.
      const people = new Map(
        results.map((row) => [
          row.candidate_id,
          { id: row.candidate_id, name: row.name, about: row.headline },
        ]),
      );
      return [...people.values()];
    },
  });
  return text ? found : own;
}
