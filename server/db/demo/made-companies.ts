import type { CompanyInput } from '#contract/features/companies.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { expected } from '#server/platform/expected.ts';
import type { WrittenCompany } from './data.ts';
import { addressOf, countryOf, type Making } from './making.ts';
import { inTurn } from './random.ts';

export interface MadeCompany {
  input: CompanyInput;
  written: WrittenCompany;
  lang: Language;
}

/** The companies of the data one after the other; past the last they begin anew, each under one more name. */
export function makeCompany(making: Making, index: number): MadeCompany {
  const { data, taxonomy } = making;
  const written = inTurn(data.companies, index);
  const { lang } = written;
  const seat = expected(written.cities[0], `seat of ${written.id}`);
  const round = Math.floor(index / data.companies.length);
  const branch = inTurn(countryOf(data, seat).namedAfter, round)[lang];
  const industry = taxonomy.industries.find(({ id }) => id === written.industry);
  return {
    written,
    lang,
    input: {
      company_name: round === 0 ? written.name[lang] : `${written.name[lang]} ${branch} ${round}`,
      company_avatar: null,
      company_size: written.size,
      company_industry: expected(industry, `industry of ${written.id}`).name[lang],
      company_location: addressOf(making, seat, lang),
      company_website: null,
      company_description: written.about[lang],
    },
  };
}
