import { Button, NativeSelect, Switch, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  chooseNotifications,
  listNotificationChoices,
  MAIL_TIMINGS,
  type MailTiming,
  NOTIFICATION_GROUPS,
  type NotificationChoice,
} from '#contract/features/notifications.contract.ts';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useLanguage } from '#web/platform/language.ts';
import { mutationFor, queryFor } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import classes from './notification-choices.module.css';

type Choices = { results: NotificationChoice[] };
type Change = { kind: NotificationChoice['kind']; in_app?: boolean; mail?: MailTiming };

const choicesQuery = queryFor(listNotificationChoices, {});

/** Which notifications a person gets in the app and by mail: each change is kept at once. */
export function NotificationChoices() {
  const { t } = useTranslation('accounts');
  const choices = useQuery(choicesQuery);
  const save = useSaveChoices();
  const change = (...changes: Change[]) => save.mutate({ body: { choices: changes } });

  const stopMails = (given: Choices) => {
    const mailed = given.results.filter((it) => !it.is_fixed && it.mail !== 'never');
    change(...mailed.map(({ kind }) => ({ kind, mail: 'never' as const })));
    showNotice(t('notification_choices.mails_stopped'), {
      undo: () => change(...mailed.map(({ kind, mail }) => ({ kind, mail }))),
    });
  };

  return (
    <QueryView
      query={choices}
      waiting={<ListSkeleton label={t('notification_choices.loading')} count={5} />}
      failedTitle={t('notification_choices.failed')}
    >
      {(given) => {
        const open = given.results.filter((it) => !it.is_fixed);
        return (
          <Section
            title={t('notification_choices.title')}
            help={open.length > 0 && t('notification_choices.help')}
            actions={
              open.some((it) => it.mail !== 'never') && (
                <Button variant="default" size="xs" onClick={() => stopMails(given)}>
                  {t('notification_choices.stop_mails')}
                </Button>
              )
            }
          >
            {open.length > 0 && <ChoicesTable choices={open} onChange={change} />}
            <Text size="sm" c="dimmed" mt={open.length > 0 ? 'lg' : undefined}>
              {t('notification_choices.always')}
            </Text>
          </Section>
        );
      }}
    </QueryView>
  );
}

interface ChoicesTableProps {
  choices: readonly NotificationChoice[];
  onChange: (change: Change) => void;
}

function ChoicesTable({ choices, onChange }: ChoicesTableProps) {
  const { t } = useTranslation('accounts');
  return (
    <table className={classes.table}>
      <thead>
        <tr className={classes.columns}>
          <th scope="col">{t('notification_choices.what')}</th>
          <th scope="col">{t('notification_choices.in_app')}</th>
          <th scope="col">{t('notification_choices.mail')}</th>
        </tr>
      </thead>
      {NOTIFICATION_GROUPS.map((group) => {
        const ofGroup = choices.filter((choice) => choice.group === group);
        return (
          ofGroup.length > 0 && (
            <tbody key={group}>
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={3}>
                  {t(`notification_choices.groups.${group}`)}
                </th>
              </tr>
              {ofGroup.map((choice) => (
                <ChoiceRow key={choice.kind} choice={choice} onChange={onChange} />
              ))}
            </tbody>
          )
        );
      })}
    </table>
  );
}

function ChoiceRow({
  choice: { kind, label, in_app, mail },
  onChange,
}: {
  choice: NotificationChoice;
  onChange: (change: Change) => void;
}) {
  const { t } = useTranslation('accounts');
  const { language } = useLanguage();
  const name = label?.[language] ?? kind;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Switch
          checked={in_app}
          onChange={({ currentTarget }) => onChange({ kind, in_app: currentTarget.checked })}
          aria-label={t('notification_choices.in_app_of', { kind: name })}
        />
        <span className={classes.inCell} aria-hidden="true">
          {t('notification_choices.in_app')}
        </span>
      </td>
      <td>
        <span className={classes.inCell} aria-hidden="true">
          {t('notification_choices.mail')}
        </span>
        <NativeSelect
          size="sm"
          value={mail}
          onChange={({ currentTarget }) => onChange({ kind, mail: currentTarget.value as MailTiming })}
          aria-label={t('notification_choices.mail_of', { kind: name })}
          data={MAIL_TIMINGS.map((timing) => ({
            value: timing,
            label: t(`notification_choices.timings.${timing}`),
          }))}
        />
      </td>
    </tr>
  );
}

/** Saves changes: shown at once, taken back if the server refuses. */
function useSaveChoices() {
  const mutation = mutationFor(chooseNotifications);
  return useMutation({
    ...mutation,
    scope: { id: 'notification-choices' },
    onMutate: async ({ body }) => {
      await queryCache.cancelQueries({ queryKey: choicesQuery.queryKey });
      const before = queryCache.getQueryData(choicesQuery.queryKey);
      if (before)
        queryCache.setQueryData(
          choicesQuery.queryKey,
          withChanges(before, (body?.choices ?? []) as Change[]),
        );
      return before;
    },
    onSuccess: ({ data }) => {
      // The reply to an earlier change knows nothing of the ones after it.
      if (queryCache.isMutating({ mutationKey: mutation.mutationKey }) === 1)
        queryCache.setQueryData(choicesQuery.queryKey, data);
    },
    onError: (error, input, before, context) => {
      if (before) queryCache.setQueryData(choicesQuery.queryKey, before);
      mutation.onError?.(error, input, undefined, context);
    },
  });
}

const withChanges = ({ results }: Choices, changes: readonly Change[]): Choices => ({
  results: results.map((choice) => ({ ...choice, ...changes.find(({ kind }) => kind === choice.kind) })),
});
