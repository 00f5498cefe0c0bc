import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { getUnsubscribing, unsubscribe } from '#contract/features/notifications.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { ErrorState } from '#web/design/error-state.tsx';
import { FlowPage } from '#web/design/flow-page.tsx';
import { CheckIcon, MailIcon } from '#web/design/icons.ts';
import { TextLink } from '#web/design/links.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { errorText } from '#web/platform/error-words.ts';
import { useLanguage } from '#web/platform/language.ts';
import { mutationFor, queryFor } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

/**
 * Where the link at the foot of a mail leads, signed in or not. Opening it changes nothing, since mail scanners open
 * every link: one press stops the mails, another takes it back.
 */
export default function UnsubscribeScreen() {
  const { t } = useTranslation('notifications');
  const { language } = useLanguage();
  const { token } = useParams({ from: '/unsubscribe/$token' });
  const query = queryFor(getUnsubscribing, { params: { token } });
  const link = useQuery({ ...query, retry: false });
  const [undo, setUndo] = useState<string>();
  const change = useMutation({
    ...mutationFor(unsubscribe),
    onSuccess: ({ data }) => {
      setUndo(data.undo);
      queryCache.setQueryData(query.queryKey, data);
      if (data.is_on) showNotice(t('unsubscribe.back'));
    },
  });

  const settings = (
    <TextLink to="/settings/account" search={{ tab: 'notifications' }} underline="always">
      {t('unsubscribe.choose')}
    </TextLink>
  );
  if (link.isError)
    return (
      <ErrorState level={1} title={t('unsubscribe.failed')} action={settings}>
        {errorText(link.error)} {t('unsubscribe.failed_help')}
      </ErrorState>
    );
  if (!link.data)
    return (
      <FlowPage title={t('unsubscribe.working')}>
        <FormSkeleton label={t('unsubscribe.working')} count={1} />
      </FlowPage>
    );

  const lead = (of: 'stopped_' | '', { label }: Reply<typeof getUnsubscribing>) =>
    label ? t(`unsubscribe.${of}kind`, { kind: label[language] }) : t(`unsubscribe.${of}daily`);
  return link.data.is_on ? (
    <FlowPage
      icon={<MailIcon size={32} stroke={1.6} aria-hidden />}
      title={t('unsubscribe.title')}
      lead={lead('', link.data)}
      footer={settings}
    >
      <Button
        fullWidth
        loading={change.isPending}
        onClick={() => change.mutate({ params: { token }, body: {} })}
      >
        {t('unsubscribe.stop')}
      </Button>
    </FlowPage>
  ) : (
    <FlowPage
      icon={<CheckIcon size={32} stroke={1.8} aria-hidden />}
      title={t('unsubscribe.stopped_title')}
      lead={lead('stopped_', link.data)}
      footer={settings}
    >
      {undo && (
        <Button
          variant="default"
          loading={change.isPending}
          onClick={() => change.mutate({ params: { token }, body: { undo } })}
        >
          {t('unsubscribe.undo')}
        </Button>
      )}
    </FlowPage>
  );
}
