import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getOnboarding } from '#contract/features/onboarding.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { FlowPage } from '#web/design/flow-page.tsx';
import { InfoIcon } from '#web/design/icons.ts';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';

export type Before = Reply<typeof getOnboarding>;

export const onboardingQuery = queryFor(getOnboarding, {});

/** The form once it is known what it begins with: for a newcomer nothing, else what was declined. */
export function FilledBefore({
  waiting,
  children,
}: {
  waiting: string;
  children: (before: Before) => ReactNode;
}) {
  const before = useQuery({ ...onboardingQuery, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
  return (
    <QueryView
      query={before}
      waiting={
        <FlowPage width="wide" title={waiting}>
          <FormSkeleton label={waiting} />
        </FlowPage>
      }
    >
      {children}
    </QueryView>
  );
}

/** Why the portal declined, above the form in which it is mended. */
export function DeclinedNote({ reason }: { reason: string | null }) {
  const { t } = useTranslation('onboarding');
  if (!reason) return null;
  return (
    <Alert
      variant="light"
      color="caution"
      mb="lg"
      title={t('mend.title')}
      icon={<InfoIcon size={20} stroke={1.7} aria-hidden />}
    >
      <Text dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
        {reason}
      </Text>
    </Alert>
  );
}
