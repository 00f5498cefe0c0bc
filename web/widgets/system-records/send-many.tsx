import { Button, Group, Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getHiringSystem,
  MOST_SENT,
  syncCandidatesToSystem,
} from '#contract/features/hiring-systems.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { call } from '#web/platform/call.ts';
import { sendInParts } from '#web/platform/in-parts.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './sending.module.css';
import { refreshSystem } from './system-records.queries.ts';

interface Person {
  candidate_id: string;
  job_id: string;
  name: string;
}

type Outcome = Reply<typeof syncCandidatesToSystem>['results'][number];

interface SendManyProps {
  people: readonly Person[];
}

/** Sends several people to the hiring system, each for their job, and reports of each. Nothing where none is connected. */
export default function SendMany({ people }: SendManyProps) {
  const { t } = useTranslation('system-records');
  const { data } = useQuery({ ...queryFor(getHiringSystem, {}), retry: false });
  const [isOpen, setIsOpen] = useState(false);
  if (!data?.system || !data.can.candidates) return null;
  const named = { system: isolated(data.system.name) };
  return (
    <>
      <Button size="compact-sm" variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('candidate.action', named)}
      </Button>
      {isOpen && <SendingMany people={people} named={named} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Asks first, then tells how far it is, and in the end who was queued and who was not. */
function SendingMany({
  people,
  named,
  onClose,
}: SendManyProps & { named: { system: string }; onClose: () => void }) {
  const { t } = useTranslation('system-records');
  // Whoever is selected when it begins is sent and reported of, whatever the list behind it does meanwhile.
  const [sent] = useState(people);
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const isDone = outcomes?.length === sent.length;
  const send = async () => {
    await sendAll(sent, setOutcomes);
    await refreshSystem();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('many.title', { count: sent.length, ...named })}
      closeLabel={t('close')}
    >
      {outcomes === null && (
        <Text size="sm" c="dimmed">
          {t('many.help', named)}
        </Text>
      )}
      {outcomes && !isDone && (
        <Progress value={(100 * outcomes.length) / sent.length} aria-label={t('many.running')} />
      )}
      {outcomes && isDone && <Report people={sent} outcomes={outcomes} />}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t(outcomes === null ? 'cancel' : 'close')}
        </Button>
        {!isDone && (
          <Button loading={outcomes !== null} onClick={() => void send()}>
            {t('candidate.send')}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}

function Report({ people, outcomes }: { people: readonly Person[]; outcomes: readonly Outcome[] }) {
  const { t } = useTranslation('system-records');
  const count = (wanted: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const refused = outcomes.flatMap(({ problem }, at) =>
    problem ? [{ key: at, name: people[at]?.name ?? '', message: problem.message }] : [],
  );
  return (
    <div role="status">
      <Text>{t('many.queued', { count: count('queued') })}</Text>
      {count('there_already') > 0 && <Text>{t('many.there', { count: count('there_already') })}</Text>}
      {refused.length > 0 && (
        <>
          <Text c="var(--problem-ink)">{t('many.refused', { count: refused.length })}</Text>
          <ul className={classes.refused}>
            {refused.map(({ key, name, message }) => (
              <li key={key}>
                <Text size="sm">
                  <bdi>{name}</bdi>
                  {': '}
                  {message}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const sendAll = (people: readonly Person[], onProgress: (outcomes: readonly Outcome[]) => void) =>
  sendInParts<Person, Outcome>(people, MOST_SENT, {
    send: async (part) => {
      const named = part.map(({ candidate_id, job_id }) => ({ candidate_id, job_id }));
      return (await call(syncCandidatesToSystem, { body: { people: named } })).results;
    },
    refused: ({ candidate_id, job_id }, problem) => ({ candidate_id, job_id, outcome: 'refused', problem }),
    onProgress,
  });
