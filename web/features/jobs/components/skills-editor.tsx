import { Button, NativeSelect, NumberInput, Switch, Text } from '@mantine/core';
import { Fragment, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IMPORTANCES, type JobSkill } from '#contract/features/jobs.contract.ts';
import { RemoveRowButton } from '#web/design/row-buttons.tsx';
import { SuggestField, useSuggestions } from '#web/widgets/suggest-field/suggest-field.tsx';
import { byImportance, withSkill } from '../job-form-values.ts';
import classes from './job-form.module.css';

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
  const [text, setText] = useState('');
  const [showsWeights, setShowsWeights] = useState(() => value.some(({ weight }) => weight != null));
  const wasChosen = useRef(false);
  const suggestions = useSuggestions('skill', text);

  const add = (skill: { id: string | null; name: string }) => {
    wasChosen.current = true;
    onChange(withSkill(value, skill).slice(0, MOST_SKILLS));
    // The field takes the chosen name after this; it is emptied once it has.
    setTimeout(() => setText(''), 0);
  };
  const addWritten = () => {
    const known = suggestions.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
    if (text.trim()) add(known ?? { id: null, name: text.trim() });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    wasChosen.current = false;
    // The field takes the suggestion under the cursor first; only without one is it the words that count.
    setTimeout(() => {
      if (!wasChosen.current) addWritten();
    }, 0);
  };
  const addMentioned = (name: string) => {
    onChange(withSkill(value, { id: null, name }).slice(0, MOST_SKILLS));
    // Its button is gone; the focus goes to where the name is now.
    focusOn(name);
  };
  const setImportance = (skill: JobSkill, importance: JobSkill['importance']) => {
    onChange(byImportance(value.map((one) => (one === skill ? { ...one, importance } : one))));
    // Its row moves to another group, and the focus with it.
    focusOn(skill.name);
  };
  const setWeight = (skill: JobSkill, percent: number | string) => {
    // In steps of a twentieth, as the ranking takes them.
    const weight = percent === '' ? null : Math.round(Number(percent) / 5) / 20;
    onChange(value.map((one) => (one === skill ? { ...one, weight } : one)));
  };
  const focusOn = (name: string) =>
    requestAnimationFrame(() => document.getElementById(`${id}-${name}`)?.focus());

  const offered = mentioned.filter(
    (name) => !value.some((skill) => skill.name.toLowerCase() === name.toLowerCase()),
  );

  return (
    <div>
      <div className={classes.adding}>
        <SuggestField
          of="skill"
          className={classes.grows}
          aria-label={t('form.add_skill')}
          placeholder={t('form.add_skill')}
          value={text}
          maxLength={120}
          onChange={setText}
          onSuggestion={add}
          onKeyDown={onKeyDown}
        />
        <Button variant="default" size="md" onClick={addWritten} disabled={text.trim() === ''}>
          {t('form.add')}
        </Button>
      </div>
      {offered.length > 0 && (
        <div className={classes.mentioned}>
          <Text size="sm" c="dimmed" component="span">
            {t('form.also_mentioned')}
          </Text>
          {offered.map((name) => (
            <Button
              key={name}
              variant="default"
              size="compact-sm"
              aria-label={t('form.add_mentioned', { name })}
              onClick={() => addMentioned(name)}
            >
              <bdi>{name}</bdi>
            </Button>
          ))}
        </div>
      )}
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
                <li key={skill.name} className={classes.skill}>
                  <span className={classes.grows}>
                    <bdi>{skill.name}</bdi>
                  </span>
                  <NativeSelect
                    id={`${id}-${skill.name}`}
                    size="xs"
                    aria-label={t('form.importance_of', { skill: skill.name })}
                    data={IMPORTANCES.map((one) => ({
                      value: one,
                      label: t(`job-details:importance.${one}`),
                    }))}
                    value={skill.importance}
                    onChange={(event) =>
                      setImportance(skill, event.currentTarget.value as JobSkill['importance'])
                    }
                  />
                  {showsWeights && (
                    <NumberInput
                      size="xs"
                      className={classes.weight}
                      aria-label={t('form.weight_of', { skill: skill.name })}
                      placeholder={t('form.weight_usual')}
                      value={skill.weight == null ? '' : Math.round(skill.weight * 100)}
                      min={0}
                      max={100}
                      step={5}
                      suffix="%"
                      allowDecimal={false}
                      allowNegative={false}
                      onChange={(percent) => setWeight(skill, percent)}
                    />
                  )}
                  <RemoveRowButton
                    label={t('form.remove', { name: skill.name })}
                    onClick={() => onChange(value.filter((one) => one !== skill))}
                  />
                </li>
              ))}
            </Fragment>
          );
        })}
      </ul>
    </div>
  );
}
