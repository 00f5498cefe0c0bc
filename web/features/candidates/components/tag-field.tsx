import { TagsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listCandidateTags, MOST_TAGS } from '#contract/features/candidate-notes.contract.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface TagFieldProps {
  label: string;
  description?: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
}

const TYPING_PAUSE_MS = 150;

/** A field for tags; those that the company uses are suggested, the most used first. */
export function TagField({ label, description, value, onChange }: TagFieldProps) {
  const { t } = useTranslation('candidates');
  const [typed, setTyped] = useState('');
  const [input] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const suggestions = useQuery({
    ...queryFor(listCandidateTags, { query: { input } }),
    placeholderData: (before) => before,
  });
  return (
    <TagsInput
      label={label}
      description={description}
      placeholder={value.length === 0 ? t('tags.add') : ''}
      value={[...value]}
      data={suggestions.data?.results.map(({ tag }) => tag) ?? []}
      searchValue={typed}
      onSearchChange={setTyped}
      maxTags={MOST_TAGS}
      maxLength={40}
      acceptValueOnBlur
      splitChars={[',', '،', ';']}
      onChange={(tags) => onChange(tags.filter((tag) => tag.trim() !== ''))}
      comboboxProps={{ withinPortal: true }}
      clearable={false}
    />
  );
}
