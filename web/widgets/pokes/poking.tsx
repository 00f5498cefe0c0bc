import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { getCandidate, getPipeline, listCandidates } from '#contract/features/candidates.contract.ts';
import { type PokeState, pokeCandidates } from '#contract/features/pokes.contract.ts';
import { getMatchingCandidates } from '#contract/features/rankings.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { call } from '#web/platform/call.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface Person {
  candidate_id: string;
  job_id: string;
  /** Said where they are asked about several jobs. */
  job_title?: string;
  name: string;
}

type Outcome = Reply<typeof pokeCandidates>['results'][number]['outcome'];

/** What became of asking one person about one job: the server's word, or why the call failed. */
interface Asked {
  person: Person;
  outcome: Outcome | Error;
}
type NotAsked = Asked & { outcome: Exclude<Asked['outcome'], 'poked'> };

interface Report {
  asked: number;
  /** Why some were not asked, in a sentence, and who they are, each once; where there are several jobs, for which. */
  others: { words: string; people: { id: string; name: string; jobs: string[] }[] }[];
}

/**
 * Asks people whether a job interests them, each for their own. What came of it is told in a sentence, or for many, where
 * not all could be asked, in a dialog that says of whom and why.
 */
export function usePoking() {
  const { t } = useTranslation('pokes');
  const format = useFormatters();
  const [isRunning, setIsRunning] = useState(false);
  const [report, setReport] = useState<Report | null>(null);

  const poke = async (people: readonly Person[]) => {
    setIsRunning(true);
    const all = await askEach(people);
    setIsRunning(false);
    void refresh(getMatchingCandidates, listCandidates, getPipeline, getCandidate);
    const [first, ...rest] = all;
    if (first && rest.length === 0) tellOfOne(first);
    else if (first) tellOfMany(all);
  };
  const tellOfOne = ({ person, outcome }: Asked) => {
    if (outcome instanceof Error) showError(outcome.message);
    else showNotice(t(`one.${outcome}`, { name: isolated(person.name) }));
  };
  const tellOfMany = (all: readonly Asked[]) => {
    const found = reportOf(all, ({ outcome }) =>
      outcome instanceof Error ? outcome.message : t(`others.${outcome}`),
    );
    if (found.others.length > 0) setReport(found);
    else showNotice(t('asked', { count: found.asked, number: format.number(found.asked) }));
  };

  return {
    poke: (...people: readonly Person[]) => void poke(people),
    isRunning,
    /** To be drawn where people are asked from. */
    report: report && <PokeReport report={report} onClose={() => setReport(null)} />,
  };
}

/** Job by job, in calls of as many as one takes; one after the other, since the day's limit counts those before. */
async function askEach(people: readonly Person[]): Promise<Asked[]> {
  const all: Asked[] = [];
  for (const [job_id, some = []] of Object.entries(Object.groupBy(people, (one) => one.job_id))) {
    for (const part of partsOf(some, LIMITS.pokesPerDay)) {
      const candidate_ids = part.map((one) => one.candidate_id);
      const { results, problem } = await call(pokeCandidates, { body: { job_id, candidate_ids } }).then(
        (reply) => ({ results: reply.results, problem: null }),
        (error: unknown) => ({ results: [], problem: new Error(errorText(error)) }),
      );
      // In the order in which they were asked for.
      for (const [at, person] of part.entries())
        all.push({ person, outcome: problem ?? results[at]?.outcome ?? 'not_reachable' });
    }
  }
  return all;
}

function partsOf<T>(all: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < all.length; from += size) parts.push(all.slice(from, from + size));
  return parts;
}

/** How many were asked, and who was not, by the reason. */
function reportOf(all: readonly Asked[], inWords: (one: NotAsked) => string): Report {
  const isNotAsked = (one: Asked): one is NotAsked => one.outcome !== 'poked';
  const others = all.filter(isNotAsked);
  const hasSeveralJobs = new Set(all.map(({ person }) => person.job_id)).size > 1;
  const asked = new Set(all.filter((one) => !isNotAsked(one)).map(({ person }) => person.candidate_id)).size;
  return {
    asked,
    others: Object.entries(Object.groupBy(others, inWords)).map(([words, some = []]) => ({
      words,
      people: eachOnce(
        some.map(({ person }) => person),
        hasSeveralJobs,
      ),
    })),
  };
}

/** People by name, each once, with the jobs that they stand for where that is to be said. */
function eachOnce(people: readonly Person[], withJobs: boolean): Report['others'][number]['people'] {
  const byId = new Map<string, { id: string; name: string; jobs: string[] }>();
  for (const { candidate_id: id, name, job_title } of people) {
    const known = byId.get(id) ?? { id, name, jobs: [] };
    if (withJobs && job_title !== undefined) known.jobs.push(job_title);
    byId.set(id, known);
  }
  return [...byId.values()];
}

function PokeReport({ report: { asked, others }, onClose }: { report: Report; onClose: () => void }) {
  const { t } = useTranslation('pokes');
  const format = useFormatters();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('asked', { count: asked, number: format.number(asked) })}
      closeLabel={t('close')}
    >
      {others.map(({ words, people }) => (
        <div key={words}>
          <Text fw={600} mt="sm">
            {words}
          </Text>
          <ul>
            {people.map(({ id, name, jobs }) => (
              <li key={id}>
                <bdi>{name}</bdi>
                {jobs.length > 0 && (
                  <Text span size="sm" c="dimmed" display="block">
                    <bdi>{jobs.join(' · ')}</bdi>
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Dialog>
  );
}

/** That somebody was asked, and what they said. */
export function PokeBadge({ poke }: { poke: PokeState }): ReactNode {
  const { t } = useTranslation('pokes');
  const format = useFormatters();
  if (!poke) return null;
  return (
    <span title={format.dateAndTime(poke.at)}>
      <StatusBadge tone={poke.answer === 'interested' ? 'good' : 'neutral'}>
        {t(`states.${poke.answer ?? 'asked'}`)}
      </StatusBadge>
    </span>
  );
}
