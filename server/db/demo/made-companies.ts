import type { CompanyInput } from '#contract/features/companies.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { ARABIC_SHARE, occupationsOf } from './making.ts';
import { CITIES, COMPANY_STEMS } from './names.ts';
import { type Chance, inTurn } from './random.ts';

export interface MadeCompany {
  input: CompanyInput;
  sectorId: string;
  lang: Language;
}

/** A company of a sector, with a description within the rules. */
export function makeCompany(taxonomy: Taxonomy, chance: Chance, index: number): MadeCompany {
  const sectors = taxonomy.sectors.filter((sector) => occupationsOf(taxonomy, sector.id).length > 0);
  const sector = inTurn(sectors, index);
  const lang: Language = chance.happens(ARABIC_SHARE) ? 'ar' : 'en';
  const [en, ar] = inTurn(COMPANY_STEMS, index);
  const round = Math.floor(index / COMPANY_STEMS.length);
  const stem = (lang === 'ar' ? ar : en) + (round > 0 ? ` ${round + 1}` : '');
  const city = chance.one(CITIES)[lang];
  const years = chance.between(6, 40);
  const text =
    lang === 'ar'
      ? `تعمل ${stem} في قطاع ${sector.name.ar} منذ ${years} عامًا من مقرها في ${city}، وتخدم عملاءها في أنحاء الخليج بفرق من جنسيات كثيرة وبرامج تدريب لكل موظف.`
      : `${stem} has worked in ${sector.name.en.toLowerCase()} for ${years} years from its seat in ${city}, serving customers across the Gulf with teams of many nationalities and training for everyone who joins.`;
  return {
    sectorId: sector.id,
    lang,
    input: {
      company_name:
        lang === 'ar'
          ? `${stem} ${sector.name.ar.replace(/^(ال)?/, (article) => (article ? 'لل' : 'ل'))}`
          : `${stem} ${sector.name.en}`,
      company_avatar: null,
      company_size: chance.one([12, 45, 120, 300, 850, 2_400]),
      company_industry: chance.one(taxonomy.industries.filter((it) => it.sectorId === sector.id)).name[lang],
      company_location: city,
      company_website: null,
      company_description: text.slice(0, LIMITS.descriptionMax),
    },
  };
}
