import { Button, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import {
  DOCUMENT_PAGE_SCALE,
  getDocumentFile,
  getDocumentPage,
  readDocument,
} from '#contract/features/documents.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { DownloadIcon } from '#web/design/icons.ts';
import { CardSkeleton } from '#web/design/skeletons.tsx';
import { useAddressOf } from '#web/platform/bytes-address.ts';
import { callForFile } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import classes from './original-dialog.module.css';

interface OriginalDialogProps {
  uri: string;
  page: number;
  /** The passage that is lit, counted from 0. */
  passage: number | null;
  onTurn: (page: number) => void;
  onClose: () => void;
}

type Read = Reply<typeof readDocument>;

/** The original at a page, as it looks where it is a PDF, else as its text; the passage of a citation is lit. */
export default function OriginalDialog({ uri, page, passage, onTurn, onClose }: OriginalDialogProps) {
  const { t } = useTranslation('document-answers');
  const [from, setFrom] = useState<number | null>(null);
  const text = useQuery({
    ...queryFor(readDocument, {
      params: { uri },
      query: { page, passage: from ?? passage ?? 0 },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.data ? <bdi>{text.data.filename}</bdi> : t('original.title')}
      closeLabel={t('original.close')}
      size="wide"
    >
      <OneView
        query={text}
        waiting={<CardSkeleton label={t('original.waiting')} count={1} />}
        missing={<EmptyState title={t('original.missing')}>{t('original.missing_body')}</EmptyState>}
      >
        {(read) => (
          <>
            <Bar read={read} onTurn={onTurn} onFrom={setFrom} />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
            <div className={classes.pane} tabIndex={0}>
              {read.has_pictures ? (
                <PagePicture key={read.page} read={read} lit={passage} />
              ) : (
                <Passages read={read} lit={passage} />
              )}
            </div>
          </>
        )}
      </OneView>
    </Dialog>
  );
}

interface BarProps {
  read: Read;
  onTurn: (page: number) => void;
  onFrom: (passage: number) => void;
}

/** Turns pages, and hands the file itself out. */
function Bar({ read, onTurn, onFrom }: BarProps) {
  const { t } = useTranslation('document-answers');
  const format = useFormatters();
  const { page, pages, before, after } = read;
  const save = () =>
    callForFile(getDocumentFile, { params: { uri: read.uri } }).then(
      (file) => saveFile(file, read.filename),
      showError,
    );
  const isPaged = page !== null && pages !== null;
  const back = isPaged
    ? page > 1
      ? () => onTurn(page - 1)
      : null
    : before !== null
      ? () => onFrom(before)
      : null;
  const on = isPaged
    ? page < pages
      ? () => onTurn(page + 1)
      : null
    : after !== null
      ? () => onFrom(after)
      : null;
  return (
    <div className={classes.bar}>
      {(back || on) && (
        <Button size="compact-sm" variant="default" disabled={!back} onClick={back ?? undefined}>
          {t('original.back')}
        </Button>
      )}
      {isPaged && (
        <Text size="sm">
          {t('original.page', { page: format.number(page), pages: format.number(pages) })}
        </Text>
      )}
      {(back || on) && (
        <Button size="compact-sm" variant="default" disabled={!on} onClick={on ?? undefined}>
          {t('original.on')}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<DownloadIcon size={16} stroke={1.7} aria-hidden />}
        onClick={() => void save()}
      >
        {t('original.download')}
      </Button>
    </div>
  );
}

function PagePicture({ read, lit }: { read: Read; lit: number | null }) {
  const { t } = useTranslation('document-answers');
  const page = read.page ?? 1;
  const picture = useQuery({
    queryKey: ['document-page', read.uri, page],
    queryFn: ({ signal }) => callForFile(getDocumentPage, { params: { uri: read.uri, page }, signal }),
    staleTime: 60_000,
    retry: false,
  });
  const address = useAddressOf(picture.data);
  const first = useRef<HTMLDivElement>(null);
  const passage = read.passages.find((it) => it.passage === lit);
  const boxes = (passage?.boxes ?? []).filter((box) => box.page === page);
  const hasBoxes = boxes.length > 0;
  useEffect(() => {
    if (address && hasBoxes) first.current?.scrollIntoView({ block: 'center' });
  }, [address, hasBoxes]);
  if (picture.isError) return <Passages read={read} lit={lit} />;
  return (
    <div className={classes.page} data-waiting={!address || undefined}>
      {address && (
        <img
          src={address}
          alt={read.passages.map(({ text }) => text).join('\n') || t('original.picture', { page })}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight, parentElement } }) => {
            parentElement?.style.setProperty('--points-wide', String(naturalWidth / DOCUMENT_PAGE_SCALE));
            parentElement?.style.setProperty('--points-high', String(naturalHeight / DOCUMENT_PAGE_SCALE));
          }}
        />
      )}
      {address &&
        boxes.map(({ x, y, width, height }, at) => (
          <div
            key={`${x}-${y}`}
            ref={at === 0 ? first : undefined}
            className={classes.box}
            data-testid="lit"
            style={{ '--x': x, '--y': y, '--w': width, '--h': height } as CSSProperties}
          />
        ))}
    </div>
  );
}

function Passages({ read, lit }: { read: Read; lit: number | null }) {
  const first = useRef<HTMLElement>(null);
  useEffect(() => {
    if (read.passages.some(({ passage }) => passage === lit))
      first.current?.scrollIntoView({ block: 'center' });
  }, [read, lit]);
  return (
    <div className={classes.text} dir="auto">
      {read.passages.map(({ passage, kind, text }) => (
        <p key={passage} dir="auto" data-kind={kind}>
          {passage === lit ? <mark ref={first}>{text}</mark> : text}
        </p>
      ))}
    </div>
  );
}
