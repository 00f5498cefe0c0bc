import { useEffect, useState } from 'react';
import type { AUTOCOMPLETE_NAMES } from '#contract/features/occupations.contract.ts';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';

interface FilterTextProps {
  label: string;
  placeholder: string;
  of: (typeof AUTOCOMPLETE_NAMES)[number];
  /** As the address has it. */
  value: string;
  onChoose: (text: string) => void;
}

/** Words that narrow a map: taken when a suggestion is chosen, with Enter, and when one goes on to something else. */
export function FilterText({ label, placeholder, of, value, onChoose }: FilterTextProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const choose = (text: string) => {
    if (text.trim() !== value) onChoose(text.trim());
  };
  return (
    <SuggestField
      of={of}
      size="sm"
      label={label}
      placeholder={placeholder}
      maxLength={100}
      value={typed}
      onChange={setTyped}
      onSuggestion={({ name }) => choose(name)}
      onBlur={() => choose(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') choose(typed);
      }}
    />
  );
}
