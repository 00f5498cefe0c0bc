import { useQuery } from '@tanstack/react-query';
import type { Company } from '#contract/features/companies.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { CompanyIcon, EditIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CompanyFacts } from '#web/widgets/company-details/company-facts.tsx';
import { StoredPicture } from '#web/widgets/pictures/stored-picture.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { SettingsFrame } from '#web/widgets/settings-frame/settings-frame.tsx';
import { teamQuery } from '../companies.queries.ts';
import { HiringDefaults } from '../components/hiring-defaults.tsx';
import { TeamSections } from '../components/team-sections.tsx';
import classes from './company-profile.module.css';

/** One's own company: what it says of itself, and its people. */
export default function CompanyProfileScreen() {
  const { t } = useTranslation('companies');
  const { user } = useSession();
  const company = user?.companyDetail ?? null;
  const team = useQuery({ ...teamQuery, enabled: company !== null });
  if (!company)
    return (
      <SettingsFrame current="company-settings" title={t('profile.title')}>
        <EmptyState title={t('profile.none')} icon={<CompanyIcon size={30} stroke={1.5} aria-hidden />}>
          {t('profile.none_body')}
        </EmptyState>
      </SettingsFrame>
    );
  return (
    <SettingsFrame
      current="company-settings"
      title={t('profile.title')}
      lead={t('profile.lead')}
      actions={
        team.data?.can.edit && (
          <ButtonLink
            to="/settings/company/edit"
            variant="default"
            leftSection={<EditIcon size={18} stroke={1.7} aria-hidden />}
          >
            {t('profile.edit')}
          </ButtonLink>
        )
      }
    >
      <About company={company} />
      <HiringDefaults />
      <QueryView
        query={team}
        waiting={<ListSkeleton label={t('team.waiting')} count={3} />}
        failedTitle={t('team.failed')}
      >
        {(data) => <TeamSections team={data} company={company} />}
      </QueryView>
    </SettingsFrame>
  );
}

function About({ company }: { company: Company }) {
  return (
    <Section
      title={
        <span className={classes.head}>
          <StoredPicture
            fileId={company.company_avatar}
            name={company.company_name}
            size={56}
            fallback={<CompanyIcon size={26} stroke={1.5} aria-hidden />}
          />
          <bdi>{company.company_name}</bdi>
        </span>
      }
    >
      <CompanyFacts company={company} />
    </Section>
  );
}
