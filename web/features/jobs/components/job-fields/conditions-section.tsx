import { useQuery } from '@tanstack/react-query';
import { listIndustries, listSectors } from '#contract/features/occupations.contract.ts';
import { FormFields, FormRow } from '#web/design/form-layout.tsx';
import { LateSelect } from '#web/design/late-select.tsx';
import { Section } from '#web/design/section.tsx';
import { currencyNames } from '#web/platform/currency-names.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { LateNumberInput } from '#web/widgets/number-field/late-number-input.tsx';
import type { JobEditingForm } from '../../job-editing.ts';
import type { Reading } from '../../job-reading.ts';
import { useFieldHelp, useOpenAmount, useOpenChoice } from './field-props.tsx';

/** A month's pay in any currency stays below this. */
const MOST_SALARY = 10_000_000;

/** What the job pays, and to which part of the economy it belongs. */
export function ConditionsSection({ form, reading }: { form: JobEditingForm; reading: Reading | null }) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const { values } = form;
  const help = useFieldHelp(values, reading);
  const openChoice = useOpenChoice(form);
  const openAmount = useOpenAmount(form);
  const classification = useClassification(values.sector, values.industry);
  return (
    <Section title={t('form.conditions')}>
      <FormFields>
        <FormRow>
          <LateNumberInput
            {...openAmount('salary_min', MOST_SALARY)}
            description={help('salary_min', t('form.salary_help'))}
            thousandSeparator=","
          />
          <LateNumberInput {...openAmount('salary_max', MOST_SALARY)} thousandSeparator="," />
          <LateSelect
            {...form.getInputProps('salary_currency')}
            label={t('form.salary_currency')}
            data={currencyNames(language)}
            allowDeselect={false}
          />
        </FormRow>
        <FormRow>
          <LateSelect
            {...openChoice('sector')}
            data={classification.sectors}
            searchable
            nothingFoundMessage={t('form.nothing_found')}
            onChange={(sector) => {
              form.setFieldValue('sector', sector);
              if (sector !== values.sector) form.setFieldValue('industry', null);
            }}
          />
          <LateSelect
            {...openChoice('industry')}
            data={classification.industries}
            searchable
            nothingFoundMessage={t('form.nothing_found')}
          />
        </FormRow>
      </FormFields>
    </Section>
  );
}

/** Sectors and the industries of the chosen one, in the reader's language. What is stored otherwise stays a choice. */
function useClassification(sector: string | null, industry: string | null) {
  const { language } = useLanguage();
  const sectors = useQuery(queryFor(listSectors, {})).data ?? [];
  const industries = useQuery(queryFor(listIndustries, {})).data ?? [];
  const named = (one: { id: string; name: { en: string; ar: string } }) => ({
    value: one.id,
    label: one.name[language],
  });
  const withCurrent = (choices: { value: string; label: string }[], current: string | null) =>
    current && !choices.some(({ value }) => value === current)
      ? [...choices, { value: current, label: current }]
      : choices;
  const ofSector = industries.filter((one) => !sector || one.sector === sector);
  return {
    sectors: withCurrent(sectors.map(named), sector),
    industries: withCurrent(ofSector.map(named), industry),
  };
}
