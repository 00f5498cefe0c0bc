import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { getInvitationMails, stopInvitationMails } from '#contract/features/emails.contract.ts';
import { getPortal } from '#contract/features/portals.contract.ts';
import { ErrorState } from '#web/design/error-state.tsx';
import { FlowPage } from '#web/design/flow-page.tsx';
import { CheckIcon, MailIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { errorText } from '#web/platform/error-words.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useLanguage } from '#web/platform/language.ts';
import { mutationFor, queryFor } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

/**
 * Where the foot of an invitation leads whoever has no account here. Opening it changes nothing, since mail scanners open
 * every link: one press stops the mails, another lets them come again.
 */
export default function NoMoreMailScreen() {
  const { t } = useTranslation(['emails', 'app']);
  const { language } = useLanguage();
  const { id } = useParams({ from: '/no-more-mail/$id' });
  const query = queryFor(getInvitationMails, { params: { id } });
  const mails = useQuery({ ...query, retry: false });
  const portal = useQuery(queryFor(getPortal, {})).data?.name[language] ?? t('app:product');
  const change = useMutation({
    ...mutationFor(stopInvitationMails),
    onSuccess: ({ data }) => {
      queryCache.setQueryData(query.queryKey, data);
      if (data.is_on) showNotice(t('back'));
    },
  });

  if (mails.isError)
    return (
      <ErrorState
        level={1}
        title={t('failed')}
        action={
          <ButtonLink to="/" variant="default">
            {t('app:go_home')}
          </ButtonLink>
        }
      >
        {errorText(mails.error)} {t('failed_help')}
      </ErrorState>
    );
  if (!mails.data)
    return (
      <FlowPage title={t('working')}>
        <FormSkeleton label={t('working')} count={1} />
      </FlowPage>
    );
  const names = { portal: isolated(portal), address: `\u2066${mails.data.address}\u2069` };
  return mails.data.is_on ? (
    <FlowPage
      icon={<MailIcon size={32} stroke={1.6} aria-hidden />}
      title={t('title')}
      lead={t('lead', names)}
    >
      <Button
        fullWidth
        loading={change.isPending}
        onClick={() => change.mutate({ params: { id }, body: {} })}
      >
        {t('stop')}
      </Button>
    </FlowPage>
  ) : (
    <FlowPage
      icon={<CheckIcon size={32} stroke={1.8} aria-hidden />}
      title={t('stopped_title')}
      lead={t('stopped', names)}
    >
      <Button
        variant="default"
        loading={change.isPending}
        onClick={() => change.mutate({ params: { id }, body: { undo: true } })}
      >
        {t('undo')}
      </Button>
    </FlowPage>
  );
}
