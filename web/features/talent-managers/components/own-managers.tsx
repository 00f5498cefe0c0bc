import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  answerTalentManager,
  leaveTalentManager,
  listOwnProposals,
  listOwnTalentManagers,
  type OwnTalentManager,
} from '#contract/features/talent-managers.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { Section } from '#web/design/section.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './own-managers.module.css';

/** Those who look after the reader, and those who ask to. */
export function OwnManagers({ managers }: { managers: readonly OwnTalentManager[] }) {
  const { t } = useTranslation('talent-managers');
  const asking = managers.filter(({ status }) => status === 'asked');
  const joined = managers.filter(({ status }) => status === 'joined');
  return (
    <>
      {asking.length > 0 && (
        <Section title={t('own.asking')}>
          <ul className={classes.list}>
            {asking.map((manager) => (
              <Asking key={manager.id} manager={manager} />
            ))}
          </ul>
        </Section>
      )}
      {joined.length > 0 && (
        <Section title={t('own.joined')}>
          <ul className={classes.list}>
            {joined.map((manager) => (
              <Joined key={manager.id} manager={manager} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

const afterwards = async ({ message }: { message: string }) => {
  showNotice(message);
  await refresh(listOwnTalentManagers, listOwnProposals);
};

function Asking({ manager: { id, name, asked_at: askedAt } }: { manager: OwnTalentManager }) {
  const { t } = useTranslation('talent-managers');
  const format = useFormatters();
  const answer = useMutation({ ...mutationFor(answerTalentManager), onSuccess: afterwards });
  const say = (said: 'yes' | 'no') => answer.mutate({ params: { id }, body: { answer: said } });
  return (
    <li>
      <div>
        <Text fw={600}>
          <bdi>{name}</bdi>
        </Text>
        <Words size="sm" isDimmed>
          {t('own.asked_on', { date: format.date(askedAt) })}
        </Words>
      </div>
      <Group gap="xs">
        <Button
          loading={answer.isPending}
          aria-label={t('own.yes_named', { name })}
          onClick={() => say('yes')}
        >
          {t('own.yes')}
        </Button>
        <Button
          variant="default"
          disabled={answer.isPending}
          aria-label={t('own.no_named', { name })}
          onClick={() => say('no')}
        >
          {t('own.no')}
        </Button>
      </Group>
    </li>
  );
}

function Joined({ manager: { id, name, answered_at: answeredAt } }: { manager: OwnTalentManager }) {
  const { t } = useTranslation('talent-managers');
  const format = useFormatters();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = useMutation({ ...mutationFor(leaveTalentManager), onSuccess: afterwards });
  return (
    <li>
      <div>
        <Text fw={600}>
          <bdi>{name}</bdi>
        </Text>
        <Words size="sm" isDimmed>
          {t('own.since', { date: format.date(answeredAt) })}
        </Words>
      </div>
      <Button
        variant="default"
        aria-label={t('own.leave_named', { name })}
        onClick={() => setIsLeaving(true)}
      >
        {t('own.leave')}
      </Button>
      <ConfirmDialog
        isOpen={isLeaving}
        title={t('own.leave_title', { name: isolated(name) })}
        confirm={t('own.leave')}
        cancel={t('cancel')}
        isDangerous
        isRunning={leave.isPending}
        onConfirm={() => leave.mutate({ params: { id } })}
        onCancel={() => setIsLeaving(false)}
      >
        {t('own.leave_body')}
      </ConfirmDialog>
    </li>
  );
}
