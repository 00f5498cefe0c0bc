import { ActionIcon, NativeSelect, Progress, UnstyledButton } from '@mantine/core';
import { useRef } from 'react';
import {
  AUDIENCES,
  changeDocument,
  type KnowledgeDocument,
  retryDocument,
} from '#contract/features/documents.contract.ts';
import { isOneOf } from '#contract/kernel/records.ts';
import { FileInput } from '#web/design/file-input.tsx';
import { DocumentIcon, EyeIcon, RefreshIcon, TrashIcon, UploadIcon } from '#web/design/icons.ts';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { acceptedEndings } from '#web/platform/upload.ts';
import { useDocumentSending } from '../document-sending.ts';
import { useDocumentRemoval, useDocumentsChange } from '../documents.queries.ts';
import classes from './knowledge-base.module.css';

interface DocumentCardProps {
  document: KnowledgeDocument;
  onOpen: (uri: string) => void;
}

const TONES: Record<KnowledgeDocument['info']['flag'], Tone> = {
  Processing: 'alive',
  Processed: 'good',
  Failed: 'problem',
};

/** A document of the list: what it is, how it stands, who may ask it, and what can be done with it. */
export function DocumentCard({ document, onOpen }: DocumentCardProps) {
  const { t } = useTranslation('documents');
  const { info, filename } = document;
  // Of what is processed to its end the state alone says enough.
  const isPlain = info.flag === 'Processed' && document.unread_pages.length === 0;
  const state = {
    Processing: t('state.Processing'),
    Processed: t('state.Processed'),
    Failed: t('state.Failed'),
  };
  return (
    <li className={classes.document}>
      <DocumentIcon size={22} stroke={1.6} aria-hidden className={classes.icon} />
      <div>
        <div className={classes.name}>
          {document.is_answering ? (
            <UnstyledButton className={classes.name} onClick={() => onOpen(document.uri)}>
              <bdi>{document.corrects ?? filename}</bdi>
            </UnstyledButton>
          ) : (
            <bdi>{document.corrects ?? filename}</bdi>
          )}
        </div>
        <Facts document={document} />
        <div className={classes.state}>
          <StatusBadge tone={info.flag === 'Processed' && !isPlain ? 'caution' : TONES[info.flag]}>
            {state[info.flag]}
          </StatusBadge>{' '}
          {!isPlain && <span>{info.msg}</span>}
          {info.flag !== 'Processed' && document.is_answering && <div>{t('card.older_answers')}</div>}
        </div>
        {info.flag === 'Processing' && (
          <Progress
            value={info.percent}
            size="sm"
            mt={8}
            aria-label={t('card.progress', { name: isolated(filename) })}
          />
        )}
      </div>
      <Tools document={document} onOpen={onOpen} />
    </li>
  );
}

function Facts({ document }: { document: KnowledgeDocument }) {
  const { t } = useTranslation('documents');
  const format = useFormatters();
  const { pages, version, added_by: author } = document;
  return (
    <div className={classes.facts}>
      {document.corrects !== null && <span>{t('card.correction')}</span>}
      {pages !== null && <span>{t('card.pages', { count: pages })}</span>}
      <span>{format.fileSize(document.bytes)}</span>
      {version > 1 && <span>{t('card.version', { number: format.number(version) })}</span>}
      {author !== null && <span>{t('card.author', { name: isolated(author) })}</span>}
      <span>{format.date(document.updated_at)}</span>
    </div>
  );
}

function Tools({ document, onOpen }: DocumentCardProps) {
  const { t } = useTranslation('documents');
  const change = useDocumentsChange(changeDocument);
  const retry = useDocumentsChange(retryDocument);
  const remove = useDocumentRemoval();
  const input = useRef<HTMLInputElement>(null);
  const { send, isSending } = useDocumentSending(document.uri);
  const named = { name: isolated(document.corrects ?? document.filename) };
  const { uri } = document;
  const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;
  const button = { variant: 'subtle', color: 'gray', size: 'lg' } as const;
  return (
    <div className={classes.tools}>
      <NativeSelect
        size="xs"
        aria-label={t('card.audience_of', named)}
        value={change.isPending ? (change.variables.body?.audience ?? document.audience) : document.audience}
        data={AUDIENCES.map((audience) => ({ value: audience, label: t(`audience.${audience}`) }))}
        onChange={({ currentTarget: { value } }) => {
          if (isOneOf(AUDIENCES, value)) change.mutate({ body: { uri, audience: value } });
        }}
      />
      {document.is_answering && (
        <ActionIcon
          {...button}
          aria-label={t('card.open_of', named)}
          title={t('card.open')}
          onClick={() => onOpen(uri)}
        >
          <EyeIcon {...icon} />
        </ActionIcon>
      )}
      {document.info.flag === 'Failed' && (
        <ActionIcon
          {...button}
          aria-label={t('card.retry_of', named)}
          title={t('card.retry')}
          loading={retry.isPending}
          onClick={() => retry.mutate({ body: { uri } })}
        >
          <RefreshIcon {...icon} />
        </ActionIcon>
      )}
      <FileInput
        inputRef={input}
        accept={acceptedEndings('document')}
        label={t('card.replace_of', named)}
        onFile={(file) => void send(file)}
      />
      <ActionIcon
        {...button}
        aria-label={t('card.replace_of', named)}
        title={t('card.replace')}
        loading={isSending}
        onClick={() => input.current?.click()}
      >
        <UploadIcon {...icon} />
      </ActionIcon>
      <ActionIcon
        {...button}
        aria-label={t('card.delete_of', named)}
        title={t('card.delete')}
        onClick={() => remove.mutate({ query: { uri } })}
      >
        <TrashIcon {...icon} />
      </ActionIcon>
    </div>
  );
}
