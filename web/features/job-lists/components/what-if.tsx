import { Checkbox, Text, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countSkillOpenings, type SkillOpening } from '#contract/features/job-lists.contract.ts';
import { type Explanation, seeWhatIf } from '#contract/features/matches.contract.ts';
import { FlipOnRtl } from '#web/design/flip-on-rtl.tsx';
import { ArrowEndIcon } from '#web/design/icons.ts';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { Section } from '#web/design/section.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useShownName } from '#web/platform/known-names.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { JOB } from '../job-lists.addresses.ts';
import { useMatchOf } from '../job-lists.queries.ts';
import classes from './what-if.module.css';

type Missing = Explanation['missing'][number];

/** More than this a person does not weigh against each other, and the server counts no more at once. */
const MOST_SKILLS = 12;

/** What the score would be with skills that are missing, and what else each of them opens. */
export function WhatIf({ jobId }: { jobId: string }) {
  const match = useMatchOf(jobId).data;
  const gap = match?.explanation.missing ?? [];
  if (!match || gap.length === 0) return null;
  return <TrySkills jobId={jobId} now={match.score} gap={byLift(gap).slice(0, MOST_SKILLS)} />;
}

interface TrySkillsProps {
  jobId: string;
  now: number;
  gap: readonly Missing[];
}

function TrySkills({ jobId, now, gap }: TrySkillsProps) {
  const { t } = useTranslation('job-lists');
  const shown = useShownName();
  const format = useFormatters();
  const { tried, withThem, toggle } = useTriedSkills(jobId, gap);
  const openings = useQuery(
    queryFor(countSkillOpenings, { body: { job_id: jobId, skills: gap.map(keyOfSkill) } }),
  ).data;
  const score = withThem?.score ?? now;
  const next = withThem?.lift_order[0];
  return (
    <Section title={t('what_if.title')} help={t('what_if.help')} look="sheet">
      <div className={classes.scores}>
        <Score label={t('what_if.now')} score={now} />
        {tried.length > 0 && (
          <>
            <FlipOnRtl>
              <ArrowEndIcon size={22} stroke={1.7} aria-hidden />
            </FlipOnRtl>
            <Score label={t('what_if.then', { count: tried.length })} score={score} isAlive={score > now} />
          </>
        )}
        <VisuallyHidden role="status">
          {withThem && t('what_if.said', { percent: format.percent(score) })}
        </VisuallyHidden>
      </div>
      <ul className={classes.skills}>
        {gap.map((skill) => (
          <li key={keyOfSkill(skill)}>
            <SkillToTry
              skill={skill}
              isTried={tried.includes(skill)}
              score={score}
              lift={liftOf(withThem?.explanation, skill) ?? skill.lift}
              opening={openings?.results.find((one) => one.skill === keyOfSkill(skill))}
              onChange={(isOn) => toggle(skill, isOn)}
            />
          </li>
        ))}
      </ul>
      {next && format.percent(next.score) !== format.percent(score) && (
        <Text size="sm" mt="sm">
          {t('what_if.next', { skill: isolated(shown(next.name)), percent: format.percent(next.score) })}
        </Text>
      )}
      {openings && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('what_if.meaning', { percent: format.percent(openings.threshold) })}
        </Text>
      )}
    </Section>
  );
}

/** Skills that are tried, which the address names, and what the match would be with them. */
function useTriedSkills(jobId: string, gap: readonly Missing[]) {
  const [{ learn }, setAddress] = useAddress(JOB);
  const tried = gap.filter((skill) => learn.includes(written(skill)));
  const trial = useQuery({
    ...queryFor(seeWhatIf, { body: { job_id: jobId, skills: tried.map(keyOfSkill) } }),
    enabled: tried.length > 0,
    placeholderData: keepPreviousData,
  });
  return {
    tried,
    withThem: tried.length > 0 ? trial.data : undefined,
    toggle: (skill: Missing, isOn: boolean) => {
      const key = written(skill);
      setAddress({ learn: isOn ? [...learn, key] : learn.filter((one) => one !== key) });
    },
  };
}

interface SkillToTryProps {
  skill: Missing;
  isTried: boolean;
  score: number;
  lift: number;
  opening: SkillOpening | undefined;
  onChange: (isOn: boolean) => void;
}

function SkillToTry({ skill, isTried, score, lift, opening, onChange }: SkillToTryProps) {
  const { t } = useTranslation('job-lists');
  const format = useFormatters();
  const percent = format.percent(score + lift);
  const alone = percent === format.percent(score) ? t('what_if.hardly') : t('what_if.alone', { percent });
  return (
    <Checkbox
      checked={isTried}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={<KnownName of={skill.name} />}
      description={
        <>
          {isTried ? t('what_if.counted') : alone}
          <Opening opening={opening} />
        </>
      }
    />
  );
}

function Score({ label, score, isAlive = false }: { label: string; score: number; isAlive?: boolean }) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const percent = format.percent(score);
  return (
    <div className={classes.score} data-alive={isAlive || undefined}>
      <ScoreRing share={score} label={percent} description={t('ring', { percent })} size={60} />
      <Text size="sm">{label}</Text>
    </div>
  );
}

/** What of the market a skill opens, beside this job; said only once it is counted. */
function Opening({ opening }: { opening: SkillOpening | undefined }) {
  const { t } = useTranslation('job-lists');
  if (!opening) return null;
  return (
    <span className={classes.opening}>
      {opening.opens === null && t('what_if.uncounted')}
      {Boolean(opening.opens) && t('what_if.opens', { count: opening.opens ?? 0 })}{' '}
      {opening.asked_by > 0 ? t('what_if.asked_by', { count: opening.asked_by }) : t('what_if.asked_nowhere')}
    </span>
  );
}

const byLift = (gap: readonly Missing[]) => [...gap].sort((a, b) => b.lift - a.lift);

/** By its concept, or by its name where it has none: as the server is asked. */
const keyOfSkill = ({ id, name }: Pick<Missing, 'id' | 'name'>) => id ?? name;
const written = (skill: Missing) => encodeURIComponent(keyOfSkill(skill));

/** What a skill would add once the others that are tried are there. */
const liftOf = (explanation: Explanation | undefined, skill: Missing) =>
  explanation?.missing.find((one) => keyOfSkill(one) === keyOfSkill(skill))?.lift;
