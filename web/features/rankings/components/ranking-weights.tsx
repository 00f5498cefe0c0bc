import { Button, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getJob, type Job } from '#contract/features/jobs.contract.ts';
import {
  type CandidatePreview,
  previewCandidates,
  saveSkillWeights,
} from '#contract/features/rankings.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { ChevronDownIcon, ChevronUpIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { refreshRanking } from '../rankings.queries.ts';
import classes from './ranking-weights.module.css';

type Skill = Job['skills'][number];
type Preview = Reply<typeof previewCandidates>;
type Moved = (typeof CandidatePreview)['shape']['results']['element']['_output'];

/** What a skill counts for where nobody gave it a weight. */
const USUAL = { must: 1, should: 0.6, nice: 0.3 } as const;
const STEPS = 20;
const SHOWN = 20;
const TYPING_MS = 200;

const keyOf = (skill: Skill) => skill.ref_skill ?? skill.name;

/** What each skill of a job counts for, and how the ranking would stand with other weights before they are saved. */
export default function RankingWeights({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation(['rankings', 'candidate-rows']);
  const [tried, setTried] = useState<Readonly<Record<string, number | null>>>({});
  const [asked] = useDebouncedValue(tried, TYPING_MS);
  const changes = job.skills.filter((skill) => {
    const weight = tried[keyOf(skill)];
    return weight !== undefined && weight !== (skill.weight ?? null);
  });
  const weights = job.skills.flatMap((skill) => {
    const weight = asked[keyOf(skill)];
    // With none changed the same is asked with the weight that is saved: then both rankings are one.
    return weight === undefined ? [] : [{ skill: keyOf(skill), weight }];
  });
  const first = job.skills[0];
  const preview = useQuery({
    ...queryFor(previewCandidates, {
      body: {
        job_id: job.jid,
        weights:
          weights.length > 0 || !first ? weights : [{ skill: keyOf(first), weight: first.weight ?? null }],
        limit: SHOWN,
      },
    }),
    placeholderData: keepPreviousData,
  });
  const saving = useMutation({
    ...mutationFor(saveSkillWeights),
    onSuccess: async ({ message }) => {
      showNotice(message);
      setTried({});
      await Promise.all([refresh(getJob, previewCandidates), refreshRanking()]);
      onClose();
    },
  });
  const save = () =>
    saving.mutate({
      body: {
        job_id: job.jid,
        weights: changes.map((skill) => ({
          skill: keyOf(skill),
          weight: tried[keyOf(skill)] ?? null,
          was: skill.weight ?? null,
        })),
      },
    });
  const drop = () => {
    setTried({});
    onClose();
  };
  return (
    <Section title={t('weights.title')} help={t('weights.help')}>
      <div className={classes.columns}>
        <div>
          <ul className={classes.skills}>
            {job.skills.map((skill) => (
              <Weight
                key={keyOf(skill)}
                skill={skill}
                value={tried[keyOf(skill)] === undefined ? (skill.weight ?? null) : tried[keyOf(skill)]!}
                onChange={(weight) => setTried((before) => ({ ...before, [keyOf(skill)]: weight }))}
              />
            ))}
          </ul>
          <div className={classes.buttons}>
            <Button disabled={changes.length === 0} loading={saving.isPending} onClick={save}>
              {t('weights.save')}
            </Button>
            <Button variant="default" onClick={drop}>
              {changes.length > 0 ? t('weights.drop') : t('weights.close')}
            </Button>
          </div>
        </div>
        <QueryView
          query={preview}
          waiting={<ListSkeleton label={t('candidate-rows:waiting')} count={6} />}
          failedTitle={t('weights.failed')}
          isEmpty={(data) => data.results.length === 0}
          empty={<Text c="dimmed">{t('weights.nobody')}</Text>}
        >
          {(data) => <Moves preview={data} />}
        </QueryView>
      </div>
    </Section>
  );
}

interface WeightProps {
  skill: Skill;
  value: number | null;
  onChange: (weight: number | null) => void;
}

function Weight({ skill, value, onChange }: WeightProps) {
  const { t } = useTranslation(['rankings', 'match-explanation']);
  const format = useFormatters();
  const usual = USUAL[skill.importance];
  const shown = value ?? usual;
  const name = isolated(skill.name);
  return (
    <li className={classes.skill}>
      <label>
        <span className={classes.name}>
          <bdi>{skill.name}</bdi>{' '}
          <span className={classes.importance}>{t(`match-explanation:importance.${skill.importance}`)}</span>
        </span>
        <input
          type="range"
          className={classes.slider}
          min={0}
          max={1}
          step={1 / STEPS}
          value={shown}
          aria-label={t('weights.of', { skill: name })}
          aria-valuetext={shown === 0 ? t('weights.nothing') : format.percent(shown)}
          onChange={(event) => onChange(Math.round(Number(event.currentTarget.value) * STEPS) / STEPS)}
        />
      </label>
      <span className={classes.value}>{shown === 0 ? t('weights.nothing') : format.percent(shown)}</span>
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        className={value === null ? classes.unneeded : undefined}
        disabled={value === null}
        aria-label={t('weights.usual_of', { skill: name })}
        onClick={() => onChange(null)}
      >
        {t('weights.usual')}
      </Button>
    </li>
  );
}

const MOVE_HEIGHT = 60;

/** The first of the ranking as it would be, each with rank and score before: rows move to their new places. */
function Moves({ preview }: { preview: Preview }) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  const byId = preview.results.toSorted((a, b) => (a.candidate_id < b.candidate_id ? -1 : 1));
  return (
    <div>
      <Text size="sm" role="status" aria-live="polite">
        {preview.before &&
          t('weights.counts', {
            count: preview.shown,
            number: format.number(preview.shown),
            before: format.number(preview.before.shown),
          })}
      </Text>
      <ol className={classes.moves} style={{ blockSize: preview.results.length * MOVE_HEIGHT }}>
        {byId.map((person) => (
          <li
            key={person.candidate_id}
            className={classes.move}
            style={{ transform: `translateY(${preview.results.indexOf(person) * MOVE_HEIGHT}px)` }}
          >
            <span className={classes.rank}>{format.number(person.rank)}</span>
            <Shift person={person} />
            <span className={classes.who}>
              <bdi>{person.name}</bdi>
              <Text size="xs" c="dimmed" truncate>
                <bdi>{person.headline}</bdi>
              </Text>
            </span>
            <span className={classes.scores}>
              {person.score_before !== null &&
                format.percent(person.score_before) !== format.percent(person.score) && (
                  <s>{format.percent(person.score_before)}</s>
                )}{' '}
              <b>{format.percent(person.score)}</b>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Shift({ person: { rank, rank_before: before } }: { person: Moved }) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  if (before === null) return <span className={classes.shift}>{t('weights.new')}</span>;
  const by = before - rank;
  if (by === 0) return <span className={classes.shift} />;
  const number = format.number(Math.abs(by));
  return (
    <span
      className={classes.shift}
      data-up={by > 0 || undefined}
      role="img"
      aria-label={t(by > 0 ? 'weights.up' : 'weights.down', {
        count: Math.abs(by),
        before: format.number(before),
      })}
    >
      {by > 0 ? <ChevronUpIcon size={14} aria-hidden /> : <ChevronDownIcon size={14} aria-hidden />}
      {number}
    </span>
  );
}
