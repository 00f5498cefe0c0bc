import { Button, Switch, Text } from '@mantine/core';
import { Fragment, useId, useState } from 'react';
import { IMPORTANCES, type JobSkill } from '#contract/features/jobs.contract.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { byImportance, withSkill } from '../job-form-values.ts';
import classes from './job-form.module.css';
import { type NewSkill, SkillAdding } from './skill-adding.tsx';
import { SkillRow } from './skill-row.tsx';

interface SkillsEditorProps {
  value: JobSkill[];
  /** Names that may be skills, to be added or left. */
  mentioned?: readonly string[];
  onChange: (skills: JobSkill[]) => void;
}

const MOST_SKILLS = 80;

/** The skills a job asks for, grouped by how much each matters. What the taxonomy does not know may be written too. */
export function SkillsEditor({ value, mentioned = [], onChange }: SkillsEditorProps) {
  const { t } = useTranslation(['jobs', 'job-details']);
  const id = useId();
  const [showsWeights, setShowsWeights] = useState(() => value.some(({ weight }) => weight != null));

  const add = (skill: NewSkill) => onChange(withSkill(value, skill).slice(0, MOST_SKILLS));
  const addMentioned = (name: string) => {
    add({ id: null, name });
    // Its button is gone; the focus goes to where the name is now.
    focusOn(name);
  };
  const change = (skill: JobSkill, changes: Partial<JobSkill>) =>
    value.map((one) => (one === skill ? { ...one, ...changes } : one));
  const setImportance = (skill: JobSkill, importance: JobSkill['importance']) => {
    onChange(byImportance(change(skill, { importance })));
    // Its row moves to another group, and the focus with it.
    focusOn(skill.name);
  };
  const selectOf = (name: string) => `${id}-${name}`;
  const focusOn = (name: string) =>
    requestAnimationFrame(() => document.getElementById(selectOf(name))?.focus());

  return (
    <div>
      <SkillAdding onAdd={add} />
      <Mentioned names={mentioned.filter((name) => !isAmong(value, name))} onAdd={addMentioned} />
      {value.length > 0 && (
        <Switch
          size="sm"
          mt="md"
          label={t('form.weights')}
          description={t('form.weights_help')}
          checked={showsWeights}
          onChange={(event) => setShowsWeights(event.currentTarget.checked)}
        />
      )}
      <ul className={classes.skills}>
        {IMPORTANCES.map((importance) => {
          const skills = value.filter((skill) => skill.importance === importance);
          if (skills.length === 0) return null;
          return (
            <Fragment key={importance}>
              <li className={classes.group}>{t(`job-details:importance.${importance}`)}</li>
              {skills.map((skill) => (
                <SkillRow
                  key={skill.name}
                  skill={skill}
                  selectId={selectOf(skill.name)}
                  showsWeight={showsWeights}
                  onImportance={(next) => setImportance(skill, next)}
                  onWeight={(weight) => onChange(change(skill, { weight }))}
                  onRemove={() => onChange(value.filter((one) => one !== skill))}
                />
              ))}
            </Fragment>
          );
        })}
      </ul>
    </div>
  );
}

const isAmong = (skills: readonly JobSkill[], name: string): boolean =>
  skills.some((skill) => skill.name.toLowerCase() === name.toLowerCase());

/** Names that the text mentions and that may be skills, each to be added. */
function Mentioned({ names, onAdd }: { names: readonly string[]; onAdd: (name: string) => void }) {
  const { t } = useTranslation('jobs');
  if (names.length === 0) return null;
  return (
    <div className={classes.mentioned}>
      <Text size="sm" c="dimmed" component="span">
        {t('form.also_mentioned')}
      </Text>
      {names.map((name) => (
        <Button
          key={name}
          variant="default"
          size="compact-sm"
          aria-label={t('form.add_mentioned', { name })}
          onClick={() => onAdd(name)}
        >
          <bdi>{name}</bdi>
        </Button>
      ))}
    </div>
  );
}
