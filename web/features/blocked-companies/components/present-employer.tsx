import { Switch, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { BlockedCompanies } from '#contract/features/blocked-companies.contract.ts';
import { TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { hideFromEmployer } from '../blocked-companies.queries.ts';
import classes from './blocked.module.css';

type Present = BlockedCompanies['present_employer'];

/** One switch that hides from whoever the person works for, and whom that means today. */
export function PresentEmployer({ is_blocked: isBlocked, employers }: Present) {
  const { t } = useTranslation('blocked-companies');
  const hide = useMutation({
    mutationFn: (wanted: boolean) =>
      hideFromEmployer(wanted, t(wanted ? 'present.switched_on' : 'present.switched_off')),
    onError: showError,
  });
  return (
    <Section title={t('present.title')}>
      <Switch
        label={t('present.switch')}
        description={t('present.help')}
        checked={hide.isPending ? hide.variables : isBlocked}
        onChange={({ currentTarget }) => hide.mutate(currentTarget.checked)}
      />
      <div className={classes.meant}>
        {employers.length === 0 ? (
          <Text size="sm">{t('present.nobody')} </Text>
        ) : (
          <>
            <Text size="sm">
              {t(isBlocked ? 'present.on' : 'present.off', {
                employers: employers.map(({ name }) => isolated(name)).join(' · '),
              })}
            </Text>
            <ul className={classes.companies}>
              {employers.map((employer) => (
                <Meant key={employer.name} employer={employer} />
              ))}
            </ul>
          </>
        )}
        <TextLink to="/candidate/profile" size="sm">
          {t('present.to_profile')}
        </TextLink>
      </div>
    </Section>
  );
}

function Meant({ employer }: { employer: Present['employers'][number] }) {
  const { t } = useTranslation('blocked-companies');
  if (employer.companies.length === 0)
    return (
      <li>
        <bdi>{employer.name}</bdi> — {t('present.not_here')}
      </li>
    );
  return employer.companies.map((company) => (
    <li key={company.id}>
      <bdi>{company.company_name}</bdi>
      {company.is_lifted && <> — {t('present.lifted')}</>}
      {company.applications > 0 && !company.is_lifted && (
        <> — {t('applications', { count: company.applications })}</>
      )}
    </li>
  ));
}
