import { useState } from 'react';
import type { SearchCondition } from '#contract/features/candidate-searches.contract.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';

/** A skill to ask for beside the text; what the taxonomy does not know is looked for as a word. */
export default function AddCondition({ onAdd }: { onAdd: (condition: SearchCondition) => void }) {
  const { t } = useTranslation('candidate-searches');
  const [text, setText] = useState('');
  const add = (id: string | null, name: string) => {
    if (name.trim() === '') return;
    onAdd(
      id
        ? { kind: 'skill', wish: 'must', id, name, either: null }
        : { kind: 'word', wish: 'must', text: name.trim() },
    );
    // The field takes over the chosen name after this.
    setTimeout(() => setText(''));
  };
  return (
    <SuggestField
      of="skill"
      size="xs"
      aria-label={t('chips.add')}
      placeholder={t('chips.add')}
      maxLength={100}
      value={text}
      onChange={setText}
      onSuggestion={({ id, name }) => add(id, name)}
      onKeyDown={(event) => {
        const isChosen = event.currentTarget.getAttribute('aria-activedescendant');
        if (event.key === 'Enter' && !isChosen) add(null, text);
      }}
    />
  );
}
