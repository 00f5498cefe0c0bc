import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import {
  answerComparisonRequest,
  getComparisonRequest,
  listPersonalityComparisons,
} from '#contract/features/personality-comparisons.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { FlowPage } from '#web/design/flow-page.tsx';
import { CompareIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { call } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { useRequest } from '../personality-comparisons.queries.ts';

/** Somebody asks to compare personalities: who, what agreeing means, and both answers. */
export default function ComparisonRequestScreen() {
  const { t } = useTranslation('personality-comparisons');
  const { code } = useParams({ strict: false }) as { code: string };
  const query = useRequest(code);
  return (
    <OneView
      query={query}
      failedTitle={t('failed')}
      waiting={<PageSkeleton label={t('waiting')} />}
      missing={
        <EmptyState
          level={1}
          title={t('request.missing')}
          icon={<CompareIcon size={30} stroke={1.5} aria-hidden />}
          action={
            <ButtonLink to="/candidate/assessments/personality/comparisons">{t('request.own')}</ButtonLink>
          }
        >
          {t('request.missing_body')}
        </EmptyState>
      }
    >
      {(request) => <Request code={code} request={request} />}
    </OneView>
  );
}

type Request = Reply<typeof getComparisonRequest>;

function Request({ code, request }: { code: string; request: Request }) {
  const { t } = useTranslation('personality-comparisons');
  const { date } = useFormatters();
  const asker = isolated(request.asker);
  if (request.is_own || request.state !== 'ASKED')
    return (
      <FlowPage
        title={request.is_own ? t('request.is_own') : t(`state.${request.state}`)}
        lead={request.is_own ? t('request.is_own_body') : t('request.answered')}
      >
        {request.id ? (
          <ButtonLink
            fullWidth
            to="/candidate/assessments/personality/comparisons/$id"
            params={{ id: request.id }}
          >
            {t('request.see')}
          </ButtonLink>
        ) : (
          <ButtonLink fullWidth to="/candidate/assessments/personality/comparisons">
            {t('request.own')}
          </ButtonLink>
        )}
      </FlowPage>
    );
  return (
    <FlowPage
      icon={<CompareIcon size={44} stroke={1.4} aria-hidden />}
      title={t('request.title', { name: asker })}
      lead={t('request.lead', { name: asker })}
    >
      <Words isDimmed>{t('request.terms', { date: date(request.expires_at) })}</Words>
      {request.has_result ? (
        <Answers code={code} />
      ) : (
        <>
          <Words>{t('request.no_result')}</Words>
          <ButtonLink fullWidth mt="lg" size="md" to="/candidate/assessments/personality">
            {t('no_result.action')}
          </ButtonLink>
        </>
      )}
    </FlowPage>
  );
}

function Answers({ code }: { code: string }) {
  const { t } = useTranslation('personality-comparisons');
  const navigate = useNavigate();
  const answering = useMutation({
    mutationFn: (agrees: boolean) => call(answerComparisonRequest, { params: { code }, body: { agrees } }),
    onSuccess: async ({ id, state }) => {
      await refresh(listPersonalityComparisons, getComparisonRequest);
      if (state === 'AGREED')
        return navigate({
          to: '/candidate/assessments/personality/comparisons/$id',
          params: { id },
          replace: true,
        });
      showNotice(t('request.declined'));
      return navigate({ to: '/candidate/assessments/personality/comparisons', replace: true });
    },
    onError: showError,
  });
  return (
    <Group gap="sm" mt="lg">
      <Button size="md" loading={answering.isPending} onClick={() => answering.mutate(true)}>
        {t('request.agree')}
      </Button>
      <Button
        size="md"
        variant="default"
        disabled={answering.isPending}
        onClick={() => answering.mutate(false)}
      >
        {t('request.decline')}
      </Button>
    </Group>
  );
}
