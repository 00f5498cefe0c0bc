import { Button, Text } from '@mantine/core';
import type { Job } from '#contract/features/jobs.contract.ts';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useShownName } from '#web/platform/known-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { type JobSkill, keyOf, type SkillWeight, useTriedWeights } from '../weights.ts';
import classes from './ranking-weights.module.css';
import { WeighedRanking } from './weighed-ranking.tsx';

/** What each skill of a job counts for, and how the ranking would stand with other weights before they are saved. */
export default function RankingWeights({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation(['rankings', 'candidate-rows']);
  const weights = useTriedWeights(job, onClose);
  return (
    <Section title={t('weights.title')} help={t('weights.help')}>
      <div className={classes.columns}>
        <div>
          <ul className={classes.skills}>
            {job.skills.map((skill) => (
              <Weight
                key={keyOf(skill)}
                skill={skill}
                value={weights.weightOf(skill)}
                onChange={(weight) => weights.tryWeight(skill, weight)}
              />
            ))}
          </ul>
          <div className={classes.buttons}>
            <Button disabled={!weights.hasChanges} loading={weights.isSaving} onClick={weights.save}>
              {t('weights.save')}
            </Button>
            <Button variant="default" onClick={weights.drop}>
              {weights.hasChanges ? t('weights.drop') : t('weights.close')}
            </Button>
          </div>
        </div>
        <QueryView
          query={weights.preview}
          waiting={<ListSkeleton label={t('candidate-rows:waiting')} count={6} />}
          failedTitle={t('weights.failed')}
          isEmpty={(data) => data.results.length === 0}
          empty={<Text c="dimmed">{t('weights.nobody')}</Text>}
        >
          {(data) => <WeighedRanking preview={data} />}
        </QueryView>
      </div>
    </Section>
  );
}

/** What a skill counts for where nobody gave it a weight. */
const USUAL = { must: 1, should: 0.6, nice: 0.3 } as const;
const STEPS = 20;

interface WeightProps {
  skill: JobSkill;
  value: SkillWeight;
  onChange: (weight: SkillWeight) => void;
}

function Weight({ skill, value, onChange }: WeightProps) {
  const { t } = useTranslation(['rankings', 'match-explanation']);
  const nameOf = useShownName();
  const format = useFormatters();
  const usual = USUAL[skill.importance];
  const shown = value ?? usual;
  const name = isolated(nameOf(skill.name));
  return (
    <li className={classes.skill}>
      <label>
        <span className={classes.name}>
          <KnownName of={skill.name} />{' '}
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
