import { NativeSelect } from '@mantine/core';
import { IMPORTANCES, type JobSkill } from '#contract/features/jobs.contract.ts';
import { RemoveRowButton } from '#web/design/row-buttons.tsx';
import { useShownName } from '#web/platform/known-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { LateNumberInput } from '#web/widgets/number-field/late-number-input.tsx';
import classes from './job-form.module.css';

interface SkillRowProps {
  skill: JobSkill;
  /** Of the field for its importance, which gets the focus when the skill moves. */
  selectId: string;
  showsWeight: boolean;
  onImportance: (importance: JobSkill['importance']) => void;
  onWeight: (weight: number | null) => void;
  onRemove: () => void;
}

/** One skill of a job: how much it matters, in a word or by a weight of one's own. */
export function SkillRow({ skill, selectId, showsWeight, onImportance, onWeight, onRemove }: SkillRowProps) {
  const { t } = useTranslation(['jobs', 'job-details']);
  const name = useShownName()(skill.name);
  return (
    <li className={classes.skill}>
      <span className={classes.grows}>
        <KnownName of={skill.name} />
      </span>
      <NativeSelect
        id={selectId}
        size="xs"
        aria-label={t('form.importance_of', { skill: name })}
        data={IMPORTANCES.map((one) => ({ value: one, label: t(`job-details:importance.${one}`) }))}
        value={skill.importance}
        onChange={(event) => {
          const chosen = IMPORTANCES.find((one) => one === event.currentTarget.value);
          if (chosen) onImportance(chosen);
        }}
      />
      {showsWeight && (
        <LateNumberInput
          size="xs"
          className={classes.weight}
          aria-label={t('form.weight_of', { skill: name })}
          placeholder={t('form.weight_usual')}
          value={skill.weight == null ? '' : Math.round(skill.weight * 100)}
          min={0}
          max={100}
          step={5}
          suffix="%"
          allowDecimal={false}
          allowNegative={false}
          onChange={(percent) => onWeight(weightOf(percent))}
        />
      )}
      <RemoveRowButton label={t('form.remove', { name })} onClick={onRemove} />
    </li>
  );
}

/** In steps of a twentieth, as the ranking takes them. */
const weightOf = (percent: number | string): number | null =>
  percent === '' ? null : Math.round(Number(percent) / 5) / 20;
