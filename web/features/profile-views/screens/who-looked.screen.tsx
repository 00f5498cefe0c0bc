import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  blockCompany,
  listBlockedCompanies,
  unblockCompany,
} from '#contract/features/blocked-companies.contract.ts';
import { listProfileViews, type ProfileView } from '#contract/features/profile-views.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { EyeIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useAddress } from '#web/platform/address.ts';
import { call } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { SettingsFrame } from '#web/widgets/settings-frame/settings-frame.tsx';
import { WHO_LOOKED } from '../profile-views.addresses.ts';
import classes from './who-looked.module.css';

type Views = Reply<typeof listProfileViews>;

/** Which companies looked at this person, for what, and what they were shown. */
export default function WhoLookedScreen() {
  const { t } = useTranslation('profile-views');
  const [{ page }] = useAddress(WHO_LOOKED);
  const views = useQuery({
    ...queryFor(listProfileViews, { query: { page } }),
    placeholderData: (before) => before,
  });
  return (
    <SettingsFrame current="who-looked" title={t('title')} lead={t('lead')}>
      <QueryView
        query={views}
        waiting={<ListSkeleton label={t('waiting')} count={4} />}
        failedTitle={t('failed')}
      >
        {(found) => (
          <>
            <Lookers found={found} page={page} />
            {found.listed.length > 0 && <Listed listed={found.listed} />}
            <Text size="sm" c="dimmed">
              {t('kept', { months: found.kept_months })}
            </Text>
          </>
        )}
      </QueryView>
    </SettingsFrame>
  );
}

function Lookers({ found, page }: { found: Views; page: number }) {
  const { t } = useTranslation('profile-views');
  if (found.results.length === 0)
    return (
      <EmptyState
        title={t(page > 1 ? 'past_end' : 'none')}
        icon={<EyeIcon size={28} stroke={1.5} aria-hidden />}
      >
        {page === 1 && t('none_body')}
      </EmptyState>
    );
  return (
    <Stack gap="lg">
      <ul className={classes.list} aria-label={t('title')}>
        {found.results.map((view) => (
          <Looker key={view.company.id} view={view} />
        ))}
      </ul>
      <AddressPagination total={found.total} limit={found.limit} />
    </Stack>
  );
}

function Looker({ view }: { view: ProfileView }) {
  const { t } = useTranslation('profile-views');
  const format = useFormatters();
  const { company } = view;
  return (
    <li>
      <div className={classes.words}>
        <Text component="h2" fw={600}>
          <bdi>{company.company_name}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {t('looked', { when: format.relative(view.last_at) })}
          <Dot />
          {t('on_days', { count: view.days })}
        </Text>
        {view.is_blind && <Text size="sm">{t('blind')}</Text>}
        <ul className={classes.looks}>
          {view.looks.map((look) => (
            <li key={look.job?.jid ?? 'none'}>
              <Text size="sm">
                {look.job ? t('for_job', { job: isolated(look.job.job_title) }) : t('for_no_job')}
              </Text>
              <Text size="sm" c="dimmed">
                {format.list(look.parts.map((part) => t(`parts.${part}`)))}
                <Dot />
                {format.date(look.last_at)}
              </Text>
            </li>
          ))}
        </ul>
      </div>
      {view.is_blocked ? (
        <StatusBadge tone="neutral">{t('is_blocked')}</StatusBadge>
      ) : (
        <BlockButton company={company} />
      )}
    </li>
  );
}

const changed = () => refresh(listProfileViews, listBlockedCompanies);

function BlockButton({ company }: { company: ProfileView['company'] }) {
  const { t } = useTranslation('profile-views');
  const block = useMutation({
    ...mutationFor(blockCompany),
    onSuccess: ({ data: { id } }) => {
      const undo = () => void call(unblockCompany, { params: { id } }).then(changed).catch(showError);
      showNotice(t('blocked', { company: isolated(company.company_name) }), { undo });
      return changed();
    },
  });
  return (
    <Button
      variant="default"
      size="sm"
      loading={block.isPending}
      aria-label={t('block_named', { company: company.company_name })}
      onClick={() => block.mutate({ body: { company_id: company.id } })}
    >
      {t('block')}
    </Button>
  );
}

function Listed({ listed }: { listed: Views['listed'] }) {
  const { t } = useTranslation('profile-views');
  return (
    <Section title={t('listed')} help={t('listed_help')}>
      <ul className={classes.list}>
        {listed.map(({ company, days }) => (
          <li key={company.id}>
            <Text size="sm">
              <bdi>{company.company_name}</bdi>
            </Text>
            <Text size="sm" c="dimmed">
              {t('on_days', { count: days })}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
