import type { AutocompleteProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type AUTOCOMPLETE_NAMES, autocomplete } from '#contract/features/occupations.contract.ts';
import { LateAutocomplete } from '#web/design/late-autocomplete.tsx';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';

export interface Suggestion {
  id: string | null;
  name: string;
}

interface SuggestFieldProps extends Omit<AutocompleteProps, 'data' | 'value' | 'onChange' | 'filter'> {
  /** What is suggested. */
  of: (typeof AUTOCOMPLETE_NAMES)[number];
  value?: string;
  onChange?: (text: string) => void;
  /** Suggests only what the taxonomy knows, and nothing of the portal's own. */
  onlyConcepts?: boolean;
  /** A suggestion was chosen: its concept, and its name in the reader’s language. */
  onSuggestion?: (suggestion: Suggestion) => void;
}

const TYPING_PAUSE_MS = 150;
const MOST = 8;
/** No name is longer: nothing is suggested for more letters. */
const LONGEST = 100;

/** A text field with suggestions of the server while one types, in either script. Other words are free. */
export function SuggestField(props: SuggestFieldProps) {
  const { of, value = '', onlyConcepts = false, onChange, onSuggestion, ...field } = props;
  const suggestions = useSuggestions(of, value).filter(({ id }) => !onlyConcepts || id !== null);
  return (
    <LateAutocomplete
      dir="auto"
      {...field}
      value={value}
      data={suggestions.map(({ name }) => name)}
      // The server has already chosen, forgiving an error of typing that a filter here would not.
      filter={({ options }) => options}
      onChange={(text) => onChange?.(text)}
      onOptionSubmit={(name) =>
        onSuggestion?.(suggestions.find((one) => one.name === name) ?? { id: null, name })
      }
    />
  );
}

/** What the server suggests for a text; nothing for an empty one. */
export function useSuggestions(of: SuggestFieldProps['of'], text: string): Suggestion[] {
  const { language } = useLanguage();
  const [input] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const found = useQuery({
    ...queryFor(autocomplete, { params: { name: of }, query: { input } }),
    enabled: input !== '' && input.length <= LONGEST,
    placeholderData: (before) => before,
  });
  if (input === '' || input.length > LONGEST) return [];
  const named = (found.data ?? []).map(({ id, name }) => ({ id, name: name[language] || name.en }));
  return named.filter((one, at) => named.findIndex((other) => other.name === one.name) === at).slice(0, MOST);
}
