import {
  ComboboxChevron,
  getOptionsLockup,
  getParsedComboboxData,
  type SelectProps,
  TextInput,
} from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import { lateCode } from './late-code.ts';
import { shownEarly } from './shown-early.ts';
import { useStandIn } from './stand-in.tsx';

const Select = lazy(() => lateCode(() => import('./select.tsx')));

/** A field to choose from a list, whose list comes after the screen: it shows at once what is chosen. */
export function LateSelect(props: SelectProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const { isWanted, early, takeOver } = useStandIn(id);
  const { size, error } = props;
  return (
    <Suspense
      fallback={
        <TextInput
          {...shownEarly(props)}
          {...early}
          role="combobox"
          aria-expanded={false}
          aria-haspopup="listbox"
          readOnly
          pointer
          value={labelOf(props)}
          rightSection={<ComboboxChevron size={size ?? 'md'} error={error} />}
          rightSectionPointerEvents="none"
        />
      }
    >
      <Select {...props} id={id} defaultDropdownOpened={isWanted} />
      {takeOver}
    </Suspense>
  );
}

/** The words of what is chosen, as the list will show them. */
function labelOf({ data, value }: Pick<SelectProps, 'data' | 'value'>): string {
  const chosen = getOptionsLockup(getParsedComboboxData(data))[String(value)];
  return typeof chosen?.label === 'string' ? chosen.label : '';
}
