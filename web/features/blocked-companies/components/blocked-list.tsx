import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { BlockedCompany } from '#contract/features/blocked-companies.contract.ts';
import { Dot } from '#web/design/joined.tsx';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { unblockNow } from '../blocked-companies.queries.ts';
import classes from './blocked.module.css';

/** Whom the person blocked by hand, each to be unblocked. */
export function BlockedList({ blocked }: { blocked: readonly BlockedCompany[] }) {
  const { t } = useTranslation('blocked-companies');
  return (
    <Section title={t('list.title')}>
      {blocked.length === 0 ? (
        <Text c="dimmed">{t('list.none')}</Text>
      ) : (
        <ul className={classes.list} aria-label={t('list.title')}>
          {blocked.map((one) => (
            <Blocked key={one.id} blocked={one} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Blocked({ blocked }: { blocked: BlockedCompany }) {
  const { t } = useTranslation('blocked-companies');
  const format = useFormatters();
  const { id, name, kind, companies } = blocked;
  const applications = companies.reduce((sum, company) => sum + company.applications, 0);
  const company = companies[0];
  const wanted = kind === 'company' && company ? { company_id: company.id } : { name };
  const unblock = useMutation({
    mutationFn: () => unblockNow(id, wanted, t('list.unblocked', { company: isolated(name) })),
    onError: showError,
  });
  const names = companies.map((one) => isolated(one.company_name)).join(' · ');
  return (
    <li>
      <div className={classes.words}>
        <Text fw={600}>
          <bdi>{name}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {kind === 'name' && (
            <>
              {t('list.by_name')}
              <Dot />
            </>
          )}
          {t('list.since', { date: format.date(blocked.blocked_at) })}
        </Text>
        {kind === 'name' && (
          <Text size="sm">
            {companies.length > 0 ? t('list.means', { companies: names }) : t('list.means_nobody')}
          </Text>
        )}
        {applications > 0 && <Text size="sm">{t('applications', { count: applications })}</Text>}
      </div>
      <Button
        variant="default"
        size="sm"
        loading={unblock.isPending}
        aria-label={t('list.unblock_named', { company: name })}
        onClick={() => unblock.mutate()}
      >
        {t('list.unblock')}
      </Button>
    </li>
  );
}
