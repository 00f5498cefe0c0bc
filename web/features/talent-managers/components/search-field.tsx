import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { SearchIcon } from '#web/design/icons.ts';

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

const PAUSE_MS = 300;

/** Narrows a list by what is typed, once the typing pauses. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const search = useDebouncedCallback(onSearch, PAUSE_MS);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      defaultValue={value}
      maw={420}
      leftSection={<SearchIcon size={16} stroke={1.7} aria-hidden />}
      onChange={({ currentTarget }) => search(currentTarget.value)}
    />
  );
}
