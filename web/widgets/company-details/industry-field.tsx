import type { AutocompleteProps, ComboboxItem, ComboboxParsedItem } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listIndustries, listSectors } from '#contract/features/occupations.contract.ts';
import { LateAutocomplete } from '#web/design/late-autocomplete.tsx';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';

const DAY_MS = 86_400_000;

/**
 * An industry of the list, found by its name in either language, or one's own words. What was chosen in the other language
 * is shown in the reader's, until they type.
 */
export function IndustryField(field: Omit<AutocompleteProps, 'data' | 'filter'>) {
  const { language } = useLanguage();
  const industries = useQuery({ ...queryFor(listIndustries, {}), staleTime: DAY_MS });
  const sectors = useQuery({ ...queryFor(listSectors, {}), staleTime: DAY_MS });

  const [before] = useState(field.value);
  const { data, otherNames, named } = useMemo(() => {
    const all = industries.data ?? [];
    const groups = (sectors.data ?? []).map((sector) => ({
      group: sector.name[language],
      items: [...new Set(all.filter((one) => one.sector === sector.id).map((one) => one.name[language]))],
    }));
    const otherNames = new Map(
      all.map(({ name }) => [name[language], `${name.en} ${name.ar}`.toLowerCase()]),
    );
    const named = all.find(({ name }) => name.en === before || name.ar === before)?.name[language];
    return { data: groups.filter((group) => group.items.length > 0), otherNames, named };
  }, [industries.data, sectors.data, language, before]);

  return (
    <LateAutocomplete
      {...field}
      {...(named && field.value === before ? { value: named } : {})}
      data={data}
      limit={40}
      filter={({ options, search }) => {
        const wanted = search.trim().toLowerCase();
        const isFound = ({ label }: ComboboxItem) => (otherNames.get(label) ?? label).includes(wanted);
        return options.flatMap((option): ComboboxParsedItem[] => {
          if (!('group' in option)) return isFound(option) ? [option] : [];
          const items = option.items.filter(isFound);
          return items.length > 0 ? [{ ...option, items }] : [];
        });
      }}
    />
  );
}
