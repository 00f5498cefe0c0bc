import { type AutocompleteProps, TextInput } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import { lateCode } from './late-code.ts';
import { shownEarly } from './shown-early.ts';
import { useStandIn } from './stand-in.tsx';

const Autocomplete = lazy(() => lateCode(() => import('./autocomplete.tsx')));

/** A field with suggestions, which come after the screen: one can type at once. Its value is its caller's. */
export function LateAutocomplete(props: AutocompleteProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const { early, takeOver } = useStandIn(id);
  return (
    <Suspense
      fallback={
        <TextInput
          {...shownEarly(props)}
          {...early}
          role="combobox"
          aria-expanded={false}
          aria-haspopup="listbox"
          value={props.value ?? ''}
          onChange={(event) => props.onChange?.(event.currentTarget.value)}
        />
      }
    >
      <Autocomplete {...props} id={id} />
      {takeOver}
    </Suspense>
  );
}
