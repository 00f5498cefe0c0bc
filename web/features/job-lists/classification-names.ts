import { useQuery } from '@tanstack/react-query';
import { listIndustries, listSectors } from '#contract/features/occupations.contract.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';

/** Names of sectors and industries by their ids; what recruiters wrote themselves stays as it is. */
export function useClassificationNames() {
  const { language } = useLanguage();
  const sectors = useQuery(queryFor(listSectors, {})).data;
  const industries = useQuery(queryFor(listIndustries, {})).data;
  return {
    sector: (id: string) => sectors?.find((one) => one.id === id)?.name[language] ?? id,
    industry: (id: string) => industries?.find((one) => one.id === id)?.name[language] ?? id,
  };
}
