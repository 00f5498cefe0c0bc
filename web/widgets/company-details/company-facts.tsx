import { Text } from '@mantine/core';
import type { Company } from '#contract/features/companies.contract.ts';
import { Fact, Facts } from '#web/design/facts.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import classes from './company-facts.module.css';

/** What a company says of itself. */
export function CompanyFacts({ company }: { company: Omit<Company, 'id' | 'company_avatar'> }) {
  const { t } = useTranslation('company-details');
  const format = useFormatters();
  return (
    <>
      <Text className={classes.text} dir="auto" mb="md">
        {company.company_description}
      </Text>
      <Facts>
        <Fact label={t('industry')}>
          <KnownName of={company.company_industry} />
        </Fact>
        <Fact label={t('location')}>
          <KnownName of={company.company_location} />
        </Fact>
        <Fact label={t('size')}>{format.number(company.company_size)}</Fact>
        <Fact label={t('website')}>
          {company.company_website ? (
            <a href={company.company_website} target="_blank" rel="noreferrer" dir="ltr">
              {company.company_website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
            </a>
          ) : (
            t('not_said')
          )}
        </Fact>
      </Facts>
    </>
  );
}
