import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listProposals } from '#contract/features/talent-managers.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { SendIcon } from '#web/design/icons.ts';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { Words } from '#web/design/words.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { RecordList } from '#web/widgets/record-list/record-list.tsx';
import { PROPOSAL_TABS, PROPOSALS } from '../talent-managers.addresses.ts';

type Proposal = Reply<typeof listProposals>['results'][number];
const TONES = { agreed: 'good', declined: 'neutral', open: 'caution' } as const;

/** Whom one proposed for which job, and what they said. */
export default function ProposalsScreen() {
  const { t } = useTranslation('talent-managers');
  const [{ list, page }, setAddress] = useAddress(PROPOSALS);
  const proposals = useQuery(queryFor(listProposals, { query: { list, page } }));
  return (
    <Page title={t('title.proposals')} lead={t('proposals.lead')}>
      <RecordList
        filters={
          <SegmentedControl
            aria-label={t('proposals.list')}
            value={list}
            data={PROPOSAL_TABS.map((value) => ({ value, label: t(`proposals.${value}`) }))}
            onChange={(next) =>
              setAddress({ list: PROPOSAL_TABS.find((it) => it === next) ?? 'open', page: 1 })
            }
          />
        }
        query={proposals}
        waitingLabel={t('proposals.waiting')}
        failedTitle={t('proposals.failed')}
        empty={
          <EmptyState
            title={t('proposals.none')}
            icon={<SendIcon size={28} stroke={1.5} aria-hidden />}
            action={<ButtonLink to="/talent-manager/jobs">{t('proposals.to_jobs')}</ButtonLink>}
          >
            {t('proposals.none_body')}
          </EmptyState>
        }
        rowKey={({ id }) => id}
        columns={[
          { header: t('people.person'), cell: ({ name }) => <bdi>{name}</bdi> },
          { header: t('proposals.job'), cell: (proposal) => <ProposedJob proposal={proposal} /> },
          { header: t('proposals.answer'), cell: (proposal) => <Answer proposal={proposal} /> },
        ]}
        card={(proposal) => (
          <>
            <Words>
              <bdi>{proposal.name}</bdi>
            </Words>
            <ProposedJob proposal={proposal} />
            <Answer proposal={proposal} />
          </>
        )}
      />
    </Page>
  );
}

function ProposedJob({ proposal: { job } }: { proposal: Proposal }) {
  return (
    <div>
      <TextLink to="/talent-manager/jobs/$id" params={{ id: job.jid }}>
        <bdi>{job.job_title}</bdi>
      </TextLink>
      <Words size="sm" isDimmed>
        <bdi>{job.company.company_name}</bdi>
      </Words>
    </div>
  );
}

function Answer({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('talent-managers');
  const format = useFormatters();
  const answer = proposal.answer ?? 'open';
  return (
    <div>
      <StatusBadge tone={TONES[answer]}>{t(`proposal.${answer}`)}</StatusBadge>
      <Words size="sm" isDimmed>
        {format.date(proposal.answered_at ?? proposal.at)}
      </Words>
    </div>
  );
}
