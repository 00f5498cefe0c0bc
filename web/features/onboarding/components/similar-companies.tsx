import { Button, Text } from '@mantine/core';
import type { SimilarCompany } from '#contract/features/companies.contract.ts';
import { CompanyIcon } from '#web/design/icons.ts';
import { Dot, Joined } from '#web/design/joined.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { StoredPicture } from '#web/widgets/pictures/stored-picture.tsx';
import { VerifiedBadge } from '#web/widgets/verified-badge/verified-badge.tsx';
import classes from './similar-companies.module.css';

interface SimilarCompaniesProps {
  companies: readonly SimilarCompany[];
  /** The one that is being asked. */
  joining: string | null;
  onJoin: (company: SimilarCompany) => void;
}

/** Companies that may be one's own, each with a way to ask to join it. */
export function SimilarCompanies({ companies, joining, onJoin }: SimilarCompaniesProps) {
  const { t } = useTranslation('onboarding');
  const format = useFormatters();
  return (
    <ul className={classes.list}>
      {companies.map((company) => (
        <li key={company.id} className={classes.company}>
          <StoredPicture
            fileId={company.company_avatar}
            name={company.company_name}
            size={44}
            fallback={<CompanyIcon size={22} stroke={1.5} aria-hidden />}
          />
          <div className={classes.facts}>
            <Text fw={600}>
              <bdi>{company.company_name}</bdi> {company.is_verified && <VerifiedBadge />}
            </Text>
            <Text size="sm" c="dimmed">
              <Joined
                parts={[
                  <KnownName key="industry" of={company.company_industry} />,
                  <KnownName key="place" of={company.company_location} />,
                ]}
              />
            </Text>
            <Text size="sm" c="dimmed">
              {t(`similar.same_${company.same}`)}
              <Dot />
              {t('similar.members', { count: company.members, shown: format.number(company.members) })}
            </Text>
          </div>
          <Button
            variant="default"
            loading={joining === company.id}
            disabled={joining !== null && joining !== company.id}
            aria-label={t('similar.join_named', { company: company.company_name })}
            onClick={() => onJoin(company)}
          >
            {t('similar.join')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
