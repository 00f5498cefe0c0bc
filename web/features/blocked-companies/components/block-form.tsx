import { Button, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findCompaniesToBlock } from '#contract/features/blocked-companies.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { Section } from '#web/design/section.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { blockNow } from '../blocked-companies.queries.ts';
import classes from './blocked.module.css';

const TYPING_MS = 250;

/** A name is typed; companies of the portal near to it are offered, and everyone of that name. */
export function BlockForm() {
  const { t } = useTranslation('blocked-companies');
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const [asked] = useDebouncedValue(name, TYPING_MS);
  const choices = useQuery({
    ...queryFor(findCompaniesToBlock, { query: { q: asked } }),
    enabled: asked !== '',
    placeholderData: (before) => before,
  });
  const block = useMutation({
    mutationFn: ({ wanted, said }: { wanted: { company_id: string } | { name: string }; said: string }) =>
      blockNow(wanted, said),
    onSuccess: () => setTyped(''),
    onError: showError,
  });
  return (
    <Section title={t('add.title')}>
      <TextInput
        label={t('add.field')}
        description={t('add.help')}
        value={typed}
        maxLength={LIMITS.employerName}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {name !== '' && (
        <ul className={classes.list} aria-busy={choices.isFetching}>
          {(choices.data?.results ?? []).map((company) => (
            <Choice
              key={company.id}
              company={company}
              isRunning={block.isPending}
              onBlock={(said) => block.mutate({ wanted: { company_id: company.id }, said })}
            />
          ))}
          <li>
            <div className={classes.words}>
              <Text>{t('add.by_name', { name: isolated(name) })}</Text>
              <Text size="sm" c="dimmed">
                {t('add.by_name_help')}
              </Text>
            </div>
            <Button
              variant="default"
              size="sm"
              aria-label={t('add.by_name', { name })}
              loading={block.isPending}
              onClick={() =>
                block.mutate({ wanted: { name }, said: t('add.blocked', { company: isolated(name) }) })
              }
            >
              {t('add.block')}
            </Button>
          </li>
        </ul>
      )}
    </Section>
  );
}

interface ChoiceProps {
  company: Reply<typeof findCompaniesToBlock>['results'][number];
  isRunning: boolean;
  /** With what is said once it is blocked. */
  onBlock: (said: string) => void;
}

/** A company of the portal whose name is near to what was typed. */
function Choice({ company, isRunning, onBlock }: ChoiceProps) {
  const { t } = useTranslation('blocked-companies');
  return (
    <li>
      <div className={classes.words}>
        <Text>
          <bdi>{company.company_name}</bdi>
        </Text>
        {company.applications > 0 && (
          <Text size="sm" c="dimmed">
            {t('applications', { count: company.applications })}
          </Text>
        )}
      </div>
      {company.is_blocked ? (
        <StatusBadge tone="neutral">{t('add.is_blocked')}</StatusBadge>
      ) : (
        <Button
          variant="default"
          size="sm"
          aria-label={t('add.block_named', { company: company.company_name })}
          loading={isRunning}
          onClick={() =>
            onBlock(
              t(company.applications > 0 ? 'add.blocked_with_applications' : 'add.blocked', {
                company: isolated(company.company_name),
              }),
            )
          }
        >
          {t('add.block')}
        </Button>
      )}
    </li>
  );
}
