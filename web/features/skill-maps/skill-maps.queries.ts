import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getHiringAnalytics } from '#contract/features/hiring-figures.contract.ts';
import {
  getSkillInMap,
  getSkillTrend,
  mapDemand,
  mapGap,
  mapSupply,
} from '#contract/features/skill-maps.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import type { Bilingual } from '#contract/kernel/fields.ts';
import type { ValuesOf } from '#web/platform/address-values.ts';
import type { Language } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import type { ANALYTICS, DEMAND, SUPPLY } from './skill-maps.addresses.ts';

export type SkillMap = Reply<typeof mapDemand>;
export type MappedSkill = SkillMap['results'][number];
export type SkillInMap = Reply<typeof getSkillInMap>;
export type DemandAddress = ValuesOf<typeof DEMAND>;
export type SupplyAddress = ValuesOf<typeof SUPPLY>;

export const useDemand = ({ state, category, page, limit, title, industry }: DemandAddress) =>
  useQuery({
    ...queryFor(mapDemand, {
      body: { state, ...paging({ category, page, limit }), job_title: title, industry },
    }),
    placeholderData: keepPreviousData,
  });

export const useSupply = ({ state, category, page, limit, of, course, institute }: SupplyAddress) =>
  // Numbers of people are not shown as those of courses meanwhile: nothing is kept of the map before.
  useQuery(
    queryFor(mapSupply, {
      body: { state, ...paging({ category, page, limit }), of, course_title: course, institute },
    }),
  );

const paging = ({ category, page, limit }: Pick<DemandAddress, 'category' | 'page' | 'limit'>) => ({
  page,
  limit: Number(limit),
  category: category === 'any' ? null : category,
});

/** The kind of skill as files are asked for. */
export const categoryIn = ({ category }: Pick<DemandAddress, 'category'>) =>
  category === 'any' ? {} : { category };

/** What the numbers of a skill are narrowed by, whichever map it is opened from. */
export interface SkillFilters {
  state: string;
  job_title?: string;
  industry?: string;
  course_title?: string;
  institute?: string;
}

export const useSkillInMap = (id: string, filters: SkillFilters) =>
  useQuery(queryFor(getSkillInMap, { params: { id }, query: filters }));

export const nameIn = (language: Language, name: Bilingual): string => name[language] || name.en;

/** More jobs ask for a skill than people have it, fewer do, or nobody can tell: too few people to be told of. */
export type Balance = 'scarce' | 'enough' | 'untold';

export const balanceOf = ({
  gap,
  gap_at_least: least,
}: Pick<MappedSkill, 'gap' | 'gap_at_least'>): Balance => {
  if (gap === null) return least ? 'scarce' : 'untold';
  return gap > 0 ? 'scarce' : 'enough';
};

export type SkillGaps = Reply<typeof mapGap>;
export type SkillGap = SkillGaps['results'][number];
export type SkillTrend = Reply<typeof getSkillTrend>;
export type Analytics = Reply<typeof getHiringAnalytics>;
export type AnalyticsAddress = ValuesOf<typeof ANALYTICS>;

export const useGaps = ({ state, title, sector, level, category, order, page, limit }: AnalyticsAddress) =>
  useQuery({
    ...queryFor(mapGap, {
      body: {
        state,
        job_title: title,
        sector,
        level: level === 'any' ? null : level,
        order,
        ...paging({ category, page, limit }),
      },
    }),
    placeholderData: keepPreviousData,
  });

export const useTrend = (id: string, { state, title, sector, level }: AnalyticsAddress) =>
  useQuery(
    queryFor(getSkillTrend, {
      params: { id },
      query: { state, job_title: title, sector, ...(level === 'any' ? {} : { level }) },
    }),
  );

export const useAnalytics = ({ period, mine }: AnalyticsAddress) =>
  useQuery({
    ...queryFor(getHiringAnalytics, { query: { period, mine: mine ? 'true' : 'false' } }),
    placeholderData: keepPreviousData,
  });
