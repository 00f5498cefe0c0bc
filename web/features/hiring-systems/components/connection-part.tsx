import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ConnectedSystem,
  disconnectHiringSystem,
  renewSigningSecret,
  testHiringSystem,
} from '#contract/features/hiring-systems.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { Dialog } from '#web/design/dialog.tsx';
import { Fact, Facts } from '#web/design/facts.tsx';
import { Dot } from '#web/design/joined.tsx';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useSystemDeed } from '#web/widgets/system-records/system-records.queries.ts';
import { showSigningSecret } from '../signing-secret.ts';
import { ConnectForm } from './connect-form.tsx';
import classes from './connection-part.module.css';
import { Copied } from './secret-dialog.tsx';

/** Where the line leads, its keys, and how it ends. */
export function ConnectionPart({ system }: { system: ConnectedSystem }) {
  const { t } = useTranslation('hiring-systems');
  return (
    <div className={classes.parts}>
      <Line system={system} />
      {system.events_url && <Events url={system.events_url} />}
      <Section title={t('connection.end')} help={t('connection.end_help', { system: isolated(system.name) })}>
        <Disconnect system={system} />
      </Section>
    </div>
  );
}

function Line({ system }: { system: ConnectedSystem }) {
  const { t } = useTranslation('hiring-systems');
  const format = useFormatters();
  const [isOpen, setIsOpen] = useState(false);
  const test = useSystemDeed(testHiringSystem);
  const { about } = system;
  return (
    <Section title={t('connection.line')} look="sheet">
      <Facts>
        <Fact label={t('connect.vendor')}>{t(`vendor.${system.vendor}`)}</Fact>
        <Fact label={t('connect.address')}>
          <bdi dir="ltr" className={classes.address}>
            {system.address}
          </bdi>
        </Fact>
        <Fact label={t('connection.version')}>
          <bdi>{[about.name, about.version].filter(Boolean).join(' ')}</bdi>
        </Fact>
        {system.login && (
          <Fact label={t('connect.login')}>
            <bdi dir="ltr">{system.login}</bdi>
          </Fact>
        )}
        <Fact label={t('connection.since')}>
          {format.date(system.connected_at)}
          {system.connected_by && (
            <>
              <Dot />
              <bdi>{system.connected_by}</bdi>
            </>
          )}
        </Fact>
        {system.reached_at && (
          <Fact label={t('connection.reached')}>{format.dateAndTime(system.reached_at)}</Fact>
        )}
        {system.owed_deletions > 0 && (
          <Fact label={t('connection.owed')}>{format.number(system.owed_deletions)}</Fact>
        )}
      </Facts>
      <div className={classes.deeds}>
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate({ body: {} })}>
          {t('connect.test')}
        </Button>
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {t('connection.other_key')}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('connection.other_key')}
        closeLabel={t('close')}
      >
        <ConnectForm system={system} onDone={() => setIsOpen(false)} />
      </Dialog>
    </Section>
  );
}

function Events({ url }: { url: string }) {
  const { t } = useTranslation('hiring-systems');
  const [isAsked, setIsAsked] = useState(false);
  const renew = useMutation({
    ...mutationFor(renewSigningSecret),
    onSuccess: ({ data }) => showSigningSecret(data.signing_secret),
    onSettled: () => setIsAsked(false),
  });
  return (
    <Section title={t('connection.events_title')} help={t('connection.events_help')} look="sheet">
      <Copied label={t('connection.events')} value={url} />
      <div className={classes.deeds}>
        <Button variant="default" onClick={() => setIsAsked(true)}>
          {t('connection.renew')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('connection.renew_title')}
        confirm={t('connection.renew')}
        cancel={t('cancel')}
        isRunning={renew.isPending}
        onConfirm={() => renew.mutate({ body: {} })}
        onCancel={() => setIsAsked(false)}
      >
        {t('connection.renew_body')}
      </ConfirmDialog>
    </Section>
  );
}

function Disconnect({ system }: { system: ConnectedSystem }) {
  const { t } = useTranslation('hiring-systems');
  const [isAsked, setIsAsked] = useState(false);
  const disconnect = useSystemDeed(disconnectHiringSystem);
  const named = { system: isolated(system.name) };
  return (
    <>
      <Button variant="default" color="problem.7" onClick={() => setIsAsked(true)}>
        {t('connection.disconnect')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('connection.disconnect_title', named)}
        confirm={t('connection.disconnect')}
        cancel={t('cancel')}
        isDangerous
        isRunning={disconnect.isPending}
        onConfirm={() => disconnect.mutate({ body: {} }, { onSettled: () => setIsAsked(false) })}
        onCancel={() => setIsAsked(false)}
      >
        {t('connection.disconnect_body', named)}
        {system.owed_deletions > 0 && (
          <Text mt="sm" c="var(--problem-ink)">
            {t('connection.disconnect_owed', { count: system.owed_deletions, ...named })}
          </Text>
        )}
      </ConfirmDialog>
    </>
  );
}
