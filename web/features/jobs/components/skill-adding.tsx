import { Button } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '#web/platform/translation.ts';
import { SuggestField, useSuggestions } from '#web/widgets/suggest-field/suggest-field.tsx';
import classes from './job-form.module.css';

/** A skill that is written or chosen; without an id where the taxonomy does not know it. */
export interface NewSkill {
  id: string | null;
  name: string;
}

/** A field to add skills one after the other: chosen among the suggestions, or in one's own words. */
export function SkillAdding({ onAdd }: { onAdd: (skill: NewSkill) => void }) {
  const { t } = useTranslation('jobs');
  const [text, setText] = useState('');
  const wasChosen = useRef(false);
  const suggestions = useSuggestions('skill', text);

  const add = (skill: NewSkill) => {
    wasChosen.current = true;
    onAdd(skill);
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

  return (
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
  );
}
