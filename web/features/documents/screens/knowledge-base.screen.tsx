import { lazy, Suspense, useState } from 'react';
import type { KnowledgeDocument } from '#contract/features/documents.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { CoursesIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { AskPanel } from '../components/ask-panel.tsx';
import { DocumentCard } from '../components/document-card.tsx';
import { DocumentUpload } from '../components/document-upload.tsx';
import classes from '../components/knowledge-base.module.css';
import { OpenQuestions } from '../components/open-questions.tsx';
import { KNOWLEDGE_BASE } from '../documents.addresses.ts';
import { useDocuments } from '../documents.queries.ts';

const OriginalDialog = lazy(() => import('#web/widgets/document-answers/original-dialog.tsx'));
const CorrectionDialog = lazy(() => import('../components/correction-dialog.tsx'));

/** The company's documents, what was asked of them in vain, and the place to ask them. */
export default function KnowledgeBaseScreen() {
  const { t } = useTranslation('documents');
  const [{ document, at, passage }, setAddress] = useAddress(KNOWLEDGE_BASE);
  const [corrected, setCorrected] = useState<string | null>(null);
  const open = (uri: string, place: { page?: number | null; passage?: number } = {}) =>
    setAddress(
      { document: uri, at: place.page ?? 1, passage: (place.passage ?? -1) + 1 },
      { push: true, scroll: false },
    );
  return (
    <Page title={t('title')} lead={t('lead')} width="full">
      <div className={classes.columns}>
        <div className={classes.column}>
          <Documents onOpen={(uri) => open(uri)} />
          <OpenQuestions onAnswer={setCorrected} />
        </div>
        <div className={classes.asking}>
          <AskPanel onOpen={open} onCorrect={setCorrected} />
        </div>
      </div>
      <Suspense>
        {document !== '' && (
          <OriginalDialog
            uri={document}
            page={at}
            passage={passage > 0 ? passage - 1 : null}
            onTurn={(page) => setAddress({ at: page, passage: 0 })}
            onClose={() => setAddress({ document: '', at: 1, passage: 0 })}
          />
        )}
        {corrected !== null && <CorrectionDialog question={corrected} onClose={() => setCorrected(null)} />}
      </Suspense>
    </Page>
  );
}

function Documents({ onOpen }: { onOpen: (uri: string) => void }) {
  const { t } = useTranslation('documents');
  const [{ page }] = useAddress(KNOWLEDGE_BASE);
  const list = useDocuments(page);
  return (
    <Section title={t('list.title')}>
      <DocumentUpload />
      <QueryView
        query={list}
        waiting={<ListSkeleton label={t('list.waiting')} count={4} />}
        failedTitle={t('list.failed')}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState title={t('list.empty')} icon={<CoursesIcon size={30} stroke={1.5} aria-hidden />}>
            {t('list.empty_body')}
          </EmptyState>
        }
      >
        {({ data, total, limit }) => (
          <>
            <ul className={classes.list} aria-label={t('list.title')}>
              {data.map((document: KnowledgeDocument) => (
                <DocumentCard key={document.uri} document={document} onOpen={onOpen} />
              ))}
            </ul>
            <AddressPagination total={total} limit={limit} />
          </>
        )}
      </QueryView>
    </Section>
  );
}
