import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  answerPoke,
  complainOfPoke,
  listPokes,
  POKE_ANSWERS,
  type Poke,
} from '#contract/features/pokes.contract.ts';
import { TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { pokeQuery } from '../job-lists.queries.ts';
import classes from './poke-questions.module.css';

const SHOWN = 3;

/** Companies that ask whether a job interests one, those that still wait for an answer. */
export function PokeQuestions() {
  const { t } = useTranslation('job-lists');
  const pokes = useQuery(queryFor(listPokes, { query: { page: 1, limit: SHOWN } }));
  const waiting = pokes.data?.results.filter(({ answer }) => answer === null) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Section title={t('pokes.title')}>
      <ul className={classes.questions}>
        {waiting.map((poke) => (
          <li key={poke.job.jid}>
            <Question poke={poke} isLinked />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The same of one job, with the answer once it is given. */
export function PokeOfJob({ jobId }: { jobId: string }) {
  const pokes = useQuery(pokeQuery(jobId));
  const poke = pokes.data?.results[0];
  return poke ? <Question poke={poke} /> : null;
}

function Question({ poke, isLinked = false }: { poke: Poke; isLinked?: boolean }) {
  const { t } = useTranslation('job-lists');
  const { job, answer: given } = poke;
  const answer = useMutation({
    ...mutationFor(answerPoke),
    onSuccess: ({ message }) => {
      showNotice(message);
      return refresh(listPokes);
    },
  });
  const names = { company: isolated(job.company.company_name), job: isolated(job.job_title) };
  return (
    <div className={classes.question}>
      <Text>
        {t(given ? `pokes.said_${given}` : 'pokes.question', names)}{' '}
        {isLinked && (
          <TextLink
            to="/candidate/jobs/view/$id"
            params={{ id: job.jid }}
            search={{ from: 'poke' }}
            underline="always"
          >
            {t('pokes.see_job')}
          </TextLink>
        )}
      </Text>
      {given !== 'interested' && (
        <Text size="sm" c="dimmed">
          {t('pokes.shares', names)}
        </Text>
      )}
      <Group gap="xs">
        {POKE_ANSWERS.filter((one) => one !== given).map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === 'interested' ? 'filled' : 'default'}
            loading={answer.isPending && answer.variables.body?.answer === one}
            onClick={() => answer.mutate({ params: { job_id: job.jid }, body: { answer: one } })}
          >
            {t(`pokes.${one}`)}
          </Button>
        ))}
        <Complaint poke={poke} />
      </Group>
    </div>
  );
}

/** The company is not told; of several such words it may ask fewer people. */
function Complaint({ poke: { job, has_complained } }: { poke: Poke }) {
  const { t } = useTranslation('job-lists');
  const complain = useMutation({
    ...mutationFor(complainOfPoke),
    onSuccess: ({ message }) => {
      showNotice(message);
      return refresh(listPokes);
    },
  });
  if (has_complained)
    return (
      <Text size="sm" c="dimmed">
        {t('pokes.complained')}
      </Text>
    );
  return (
    <Button
      size="sm"
      variant="subtle"
      color="gray"
      loading={complain.isPending}
      onClick={() => complain.mutate({ params: { job_id: job.jid } })}
    >
      {t('pokes.complain')}
    </Button>
  );
}
