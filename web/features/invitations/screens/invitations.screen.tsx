import { Button, NativeSelect, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  INVITED_ROLES,
  type Invitation,
  invite,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from '#contract/features/invitations.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { MailIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { useAddress } from '#web/platform/address.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import type { JsonEndpoint } from '#web/platform/input.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { InvitationActions } from '#web/widgets/invitation/invitation-actions.tsx';
import { type RecordColumn, RecordList } from '#web/widgets/record-list/record-list.tsx';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import { INVITATIONS, STATUSES } from '../invitations.addresses.ts';
import classes from './invitations.module.css';

const PER_PAGE = 20;
const TONES: Record<Invitation['status'], Tone> = {
  open: 'alive',
  accepted: 'good',
  expired: 'caution',
  revoked: 'neutral',
};

/** A word that stands alone, as a sentence begins. */
const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** Invitations to roles of the portal: who was invited, what came of it, and one more. */
export default function InvitationsScreen() {
  const { t } = useTranslation('invitations');
  const [{ status, q, page }] = useAddress(INVITATIONS);
  const list = useQuery({
    ...queryFor(listInvitations, { query: { status, q, page, limit: PER_PAGE } }),
    placeholderData: (before) => before,
  });
  const columns = useColumns();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Section title={t('invite.title')} help={t('invite.help')} look="sheet">
        <InviteForm />
      </Section>
      <RecordList
        filters={<Filters />}
        query={list}
        waitingLabel={t('list.waiting')}
        failedTitle={t('list.failed')}
        empty={
          <EmptyState
            title={t(q || status !== 'all' ? 'empty.search' : 'empty.title')}
            icon={<MailIcon size={30} stroke={1.5} aria-hidden />}
          >
            {!q && status === 'all' && t('empty.body')}
          </EmptyState>
        }
        rowKey={(row) => row.id}
        columns={columns}
        card={(row) => <Card row={row} />}
      />
    </Page>
  );
}

function Filters() {
  const { t } = useTranslation('invitations');
  const [{ status, q }, setAddress] = useAddress(INVITATIONS);
  return (
    <>
      <SearchField label={t('list.search')} value={q} onSearch={(next) => setAddress({ q: next, page: 1 })} />
      <NativeSelect
        className={classes.status}
        size="sm"
        aria-label={t('list.status')}
        value={status}
        data={STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          setAddress({ status: STATUSES.find((one) => one === value) ?? 'all', page: 1 }, { push: true })
        }
      />
    </>
  );
}

function useColumns(): readonly RecordColumn<Invitation>[] {
  const { t } = useTranslation('invitations');
  const format = useFormatters();
  return [
    { header: t('list.email'), cell: (row) => <bdi dir="ltr">{row.email}</bdi> },
    { header: t('list.role'), cell: (row) => <Role row={row} /> },
    { header: t('list.status'), cell: (row) => <Status row={row} /> },
    { header: t('list.by'), cell: (row) => <bdi>{row.invited_by}</bdi> },
    { header: t('list.sent'), cell: (row) => format.date(row.sent_at) },
    {
      header: <VisuallyHidden>{t('list.actions')}</VisuallyHidden>,
      cell: (row) => <Actions row={row} />,
    },
  ];
}

function Card({ row }: { row: Invitation }) {
  const format = useFormatters();
  return (
    <div className={classes.card}>
      <Text fw={600}>
        <bdi dir="ltr">{row.email}</bdi>
      </Text>
      <div className={classes.facts}>
        <Text size="sm">
          <Role row={row} />
        </Text>
        <Status row={row} />
        <Text size="xs" c="dimmed">
          {format.date(row.sent_at)}
        </Text>
      </div>
      <Actions row={row} />
    </div>
  );
}

function Role({ row }: { row: Invitation }) {
  const { t } = useTranslation('invitation');
  return capital(t(`roles.${row.role_name}`));
}

function InviteForm() {
  const { t } = useTranslation(['invitations', 'invitation']);
  const form = useContractForm({
    schema: async () => (await import('#contract/features/invitations.contract.ts')).RoleInvitation,
    initialValues: { email: '', role_name: 'institute' },
    draft: 'role-invitation',
  });
  return (
    <form
      className={classes.invite}
      {...form.sending(async (body) => {
        const { message } = await callWithMessage(invite, { body });
        form.setValues({ email: '', role_name: body.role_name });
        showNotice(message);
        await refresh(listInvitations);
      })}
    >
      <TextInput
        {...form.getInputProps('email')}
        label={t('invite.email')}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="off"
      />
      <NativeSelect
        {...form.getInputProps('role_name')}
        label={t('invite.role')}
        data={INVITED_ROLES.map((role) => ({
          value: role,
          label: capital(t(`invitation:roles.${role}`)),
        }))}
      />
      <Button type="submit" loading={form.submitting}>
        {t('invite.send')}
      </Button>
    </form>
  );
}

function Status({ row }: { row: Invitation }) {
  const { t } = useTranslation('invitations');
  return <StatusBadge tone={TONES[row.status]}>{t(`status.${row.status}`)}</StatusBadge>;
}

function Actions({ row }: { row: Invitation }) {
  const resend = useChange(resendInvitation);
  const revoke = useChange(revokeInvitation);
  if (row.status !== 'open' && row.status !== 'expired') return null;
  const isRunning = resend.isPending || revoke.isPending;
  const params = { id: row.id };
  return (
    <InvitationActions
      email={row.email}
      isRunning={isRunning}
      onResend={() => resend.mutate({ params })}
      onRevoke={() => revoke.mutate({ params })}
    />
  );
}

function useChange<E extends JsonEndpoint>(endpoint: E) {
  return useMutation({
    ...mutationFor(endpoint),
    onSuccess: ({ message }) => showNotice(message),
    onSettled: () => refresh(listInvitations),
  });
}
