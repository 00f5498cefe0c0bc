import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  deleteSession,
  endOtherSessions,
  listSessions,
  type Session,
} from '#contract/features/sessions.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { DesktopIcon, MobileIcon, TabletIcon, WorldIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import classes from './sessions-section.module.css';

const ICONS = { desktop: DesktopIcon, phone: MobileIcon, tablet: TabletIcon, unknown: WorldIcon };

/** Where one is signed in, and the way to end what one does not know or use any more. */
export function SessionsSection() {
  const { t } = useTranslation('accounts');
  const sessions = useQuery(queryFor(listSessions, {}));
  return (
    <Section title={t('sessions.title')} help={t('sessions.help')}>
      <QueryView
        query={sessions}
        waiting={<ListSkeleton label={t('sessions.title')} count={2} />}
        failedTitle={t('sessions.failed')}
      >
        {({ results }) => <SessionList sessions={results} />}
      </QueryView>
    </Section>
  );
}

/** As many as most people have; who has more finds the older ones behind a button. */
const SHOWN_AT_FIRST = 5;

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('accounts');
  const [areAllShown, all] = useDisclosure(false);
  const shown = areAllShown ? sessions : sessions.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className={classes.sessions}>
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Group gap="xs">
          <EndOthers />
          {shown.length < sessions.length && (
            <Button variant="subtle" onClick={all.open}>
              {t('sessions.show_all')}
            </Button>
          )}
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {t('sessions.only_this')}
        </Text>
      )}
    </>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useTranslation('accounts');
  const { dateAndTime, relative } = useFormatters();
  const Icon = ICONS[session.kind];
  const device = useDeviceName(session);
  const end = useMutation({
    ...mutationFor(deleteSession),
    onSuccess: ({ message }) => {
      showNotice(message);
      return refresh(listSessions);
    },
  });
  return (
    <li className={classes.session}>
      <Icon size={24} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <Text fw={500} component="div" className={classes.device}>
          <bdi>{device}</bdi>
          {session.is_current && <StatusBadge tone="good">{t('sessions.this_one')}</StatusBadge>}
        </Text>
        <Text size="sm" c="dimmed">
          {session.is_current
            ? t('sessions.opened', { time: dateAndTime(session.opened_at) })
            : t('sessions.seen', {
                opened: dateAndTime(session.opened_at),
                seen: relative(session.last_seen_at),
              })}
        </Text>
        {session.address && (
          <Text size="sm" c="dimmed">
            {t('sessions.address')} <bdi dir="ltr">{session.address}</bdi>
          </Text>
        )}
      </div>
      {!session.is_current && (
        <Button
          variant="default"
          size="xs"
          loading={end.isPending}
          aria-label={t('sessions.end_named', { device })}
          onClick={() => end.mutate({ params: { id: session.id } })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const { t } = useTranslation('accounts');
  const [isAsking, asking] = useDisclosure(false);
  const end = useMutation({
    ...mutationFor(endOtherSessions),
    onSuccess: ({ message }) => {
      showNotice(message);
      return refresh(listSessions);
    },
    onSettled: asking.close,
  });
  return (
    <>
      <Button variant="default" onClick={asking.open}>
        {t('sessions.end_others')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sessions.end_others_title')}
        confirm={t('sessions.end_others')}
        cancel={t('cancel')}
        isRunning={end.isPending}
        onCancel={asking.close}
        onConfirm={() => end.mutate({})}
      >
        {t('sessions.end_others_body')}
      </ConfirmDialog>
    </>
  );
}

/** “Firefox on Windows”, as far as the browser said what it is. */
function useDeviceName({ browser, system, kind }: Session): string {
  const { t } = useTranslation('accounts');
  if (browser && system) return t('sessions.browser_on', { browser, system });
  return browser ?? system ?? t(`sessions.kinds.${kind}`);
}
