import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { APPLICATION_SOURCES } from '#contract/features/applications.contract.ts';
import {
  FATES,
  type FigurePeriod,
  FUNNEL_STEPS,
  listCountedPeople,
  WAITING_STAGES,
} from '#contract/features/hiring-figures.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { isOneOf } from '#contract/kernel/records.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { Dot, Joined } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import classes from './counted-people.module.css';
import type { Figure } from './figure.ts';

interface CountedPeopleProps {
  figure: Figure;
  period: FigurePeriod;
  mine: boolean;
  onClose: () => void;
}

const LIMIT = 20;

/** The people whom one figure counts. */
export default function CountedPeople({ figure, period, mine, onClose }: CountedPeopleProps) {
  const { t } = useTranslation('skill-maps');
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...queryFor(listCountedPeople, {
      query: { period, mine: mine ? 'true' : 'false', ...figureIn(figure), page, limit: LIMIT },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog isOpen onClose={onClose} place="side" title={t('people.title')} closeLabel={t('detail.close')}>
      <QueryView
        query={query}
        waiting={<ListSkeleton label={t('hiring.waiting')} count={6} />}
        failedTitle={t('hiring.failed')}
      >
        {({ results, total, unseen }) => (
          <div className={classes.people}>
            <Words size="sm" isDimmed>
              {t('counted.people', { count: total })}
              {unseen > 0 && (
                <>
                  <Dot />
                  {t('people.unseen', { count: unseen })}
                </>
              )}
            </Words>
            <ul className={classes.list}>
              {results.map((person) => (
                <li key={`${person.candidate_id} ${person.job_id}`}>
                  <TextLink
                    to="/recruiter/candidates/$id"
                    params={{ id: person.candidate_id }}
                    search={{ job_id: person.job_id }}
                  >
                    <bdi>{person.name}</bdi>
                  </TextLink>
                  <Facts person={person} />
                </li>
              ))}
            </ul>
            {total > LIMIT && (
              <div className={classes.pages}>
                <Button
                  variant="default"
                  size="compact-sm"
                  disabled={page === 1}
                  onClick={() => setPage(page - 1)}
                >
                  {t('people.before')}
                </Button>
                <Button
                  variant="default"
                  size="compact-sm"
                  disabled={page * LIMIT >= total}
                  onClick={() => setPage(page + 1)}
                >
                  {t('people.after')}
                </Button>
              </div>
            )}
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

type Person = Reply<typeof listCountedPeople>['results'][number];

function Facts({ person }: { person: Person }) {
  const { t } = useTranslation('skill-maps');
  const format = useFormatters();
  const facts = [
    person.applied_at && t('people.applied', { date: format.date(person.applied_at) }),
    person.step && t(`hiring.steps.${person.step}`),
    person.fate && person.fate !== 'hired' && t(`hiring.fates.${person.fate}`),
    person.days !== null && t('hiring.days', { count: person.days, shown: format.number(person.days) }),
  ];
  return (
    <Words size="sm" isDimmed>
      <Joined parts={[person.job_title, ...facts]} />
    </Words>
  );
}

/** A figure as the call names it; words of the address that mean nothing are left out. */
function figureIn({ source, step, fate, stage }: Figure) {
  return {
    ...(isOneOf([...APPLICATION_SOURCES, 'unknown'], source) && { source }),
    ...(isOneOf(FUNNEL_STEPS, step) && { step }),
    ...(isOneOf(FATES, fate) && { fate }),
    ...(isOneOf(WAITING_STAGES, stage) && { stage }),
  };
}
