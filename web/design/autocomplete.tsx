import { Autocomplete, type AutocompleteProps } from '@mantine/core';

/** The field with suggestions, with its code; screens draw a `LateAutocomplete`. */
export default function FieldWithSuggestions(props: AutocompleteProps) {
  return <Autocomplete {...props} />;
}
