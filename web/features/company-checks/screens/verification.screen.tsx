import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  COMPANY_CHECK_LIMITS,
  type CompanyCheck,
  getCompanyCheck,
} from '#contract/features/company-checks.contract.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { SettingsFrame } from '#web/widgets/settings-frame/settings-frame.tsx';
import { Proving } from '../components/proving.tsx';
import { StateBadge } from '../components/state-badge.tsx';
import classes from './verification.module.css';

/** Whether one’s own company is verified, what waits until it is, and how it is proved. */
export default function VerificationScreen() {
  const { t } = useTranslation('company-checks');
  const check = useQuery(queryFor(getCompanyCheck, {}));
  return (
    <SettingsFrame current="company-verification" title={t('own.title')} lead={t('own.lead')}>
      <QueryView
        query={check}
        waiting={<ListSkeleton label={t('own.waiting')} count={3} />}
        failedTitle={t('own.failed')}
      >
        {(data) => (
          <>
            <Standing check={data} />
            <NextStep check={data} />
            {data.must_be_verified && <UntilThen check={data} />}
          </>
        )}
      </QueryView>
    </SettingsFrame>
  );
}

function Standing({ check }: { check: CompanyCheck }) {
  const { t } = useTranslation('company-checks');
  const format = useFormatters();
  return (
    <Section title={t('own.where')} actions={<StateBadge state={check.state} />}>
      <div className={classes.lines}>
        <Sentences check={check} />
        {check.state === 'verified' && check.decided_at && (
          <Text size="sm" c="dimmed">
            {format.dateAndTime(check.decided_at)}
          </Text>
        )}
        {(check.state === 'held' || check.state === 'refused') && (
          <Text size="sm" c="dimmed">
            {t('own.write', { email: isolated(check.contact_email) })}
          </Text>
        )}
      </div>
    </Section>
  );
}

function Sentences({ check }: { check: CompanyCheck }) {
  const { t } = useTranslation('company-checks');
  const domain = isolated(check.domain ?? '');
  switch (check.state) {
    case 'verified':
      return (
        <Text>
          {check.way &&
            t(`own.verified.${check.way}`, { domain, address: isolated(check.proven_address ?? '') })}
        </Text>
      );
    case 'unverified':
      return <Text>{t(check.must_be_verified ? 'own.unverified' : 'own.not_checked')}</Text>;
    case 'held':
      return (
        <>
          <Text>{t('own.held')}</Text>
          {check.resembles && <Text>{t('own.held_like', { company: isolated(check.resembles) })}</Text>}
          {check.held_for.includes('same_name') && <Text>{t('own.held_join')}</Text>}
        </>
      );
    case 'refused':
      return (
        <>
          <Text>{t('own.refused')}</Text>
          <blockquote className={classes.reason} dir="auto">
            {check.reason}
          </blockquote>
          <Text>{t('own.refused_next')}</Text>
        </>
      );
  }
}

/** The one thing to do next, for whoever may do it. */
function NextStep({ check }: { check: CompanyCheck }) {
  const { t } = useTranslation('company-checks');
  const isOpen = check.state === 'unverified' || check.state === 'held';
  if (!isOpen) return null;
  if (!check.can.prove)
    return (
      <Section title={t('own.prove')}>
        <Text>{t('own.not_yours')}</Text>
      </Section>
    );
  if (!check.domain)
    return (
      <Section title={t('own.no_domain')} help={t('own.no_domain_body')}>
        <div>
          <ButtonLink to="/settings/company/edit">{t('own.add_website')}</ButtonLink>
        </div>
        <Text size="sm" c="dimmed" mt="md">
          {t('own.no_website', { email: isolated(check.contact_email) })}
        </Text>
      </Section>
    );
  if (check.proven_address)
    return (
      <Section title={t('own.prove')}>
        <Text>{t('own.proven', { address: isolated(check.proven_address) })}</Text>
      </Section>
    );
  return (
    <Section title={t('own.prove')} help={t('own.prove_help', { domain: isolated(check.domain) })}>
      {check.state === 'held' && <Text mb="md">{t('own.prove_held')}</Text>}
      <Proving check={check} domain={check.domain} />
    </Section>
  );
}

function UntilThen({ check }: { check: CompanyCheck }) {
  const { t } = useTranslation('company-checks');
  const format = useFormatters();
  return (
    <Section title={t('own.until')}>
      <ul className={classes.until}>
        <li>{t('own.until_publish')}</li>
        <li>{t('own.until_ask')}</li>
        <li>{t('own.until_see')}</li>
        <li>
          {t('own.until_pages', {
            limit: format.number(COMPANY_CHECK_LIMITS.pagesPerDay),
            rest: format.number(check.pages_left),
          })}
        </li>
      </ul>
    </Section>
  );
}
