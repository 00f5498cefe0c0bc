import { SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { getResumePage, RESUME_PAGE_SCALE } from '#contract/features/resumes.contract.ts';
import { useAddress } from '#web/platform/address.ts';
import { useAddressOf } from '#web/platform/bytes-address.ts';
import { callForFile } from '#web/platform/call.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { DocumentFact } from '../document-facts.ts';
import { CANDIDATE_PROFILE } from '../profiles.addresses.ts';
import { passagesOf, type Upload } from '../resume-evidence.ts';
import classes from './original-view.module.css';

interface DocumentPaneProps {
  upload: Upload;
  /** What is lit: its words in the text, its places on the pages. */
  chosen: DocumentFact | null;
}

/** The document as its pages look, where it is a PDF, or as the text that was read of it. */
export function DocumentPane({ upload, chosen }: DocumentPaneProps) {
  const { t } = useTranslation('profiles');
  const [{ as }, setAddress] = useAddress(CANDIDATE_PROFILE);
  const hasPages = upload.file.media_type === 'application/pdf' && (upload.pages ?? 0) > 0;
  const hasText = upload.text.trim() !== '';
  const showsPages = hasPages && (as === 'page' || !hasText);
  return (
    <section className={classes.document} aria-label={t('original.document')}>
      <div className={classes.bar}>
        <bdi className={classes.name}>{upload.file.name}</bdi>
        {hasPages && hasText && (
          <SegmentedControl
            size="xs"
            aria-label={t('original.look')}
            value={as}
            onChange={(next) => setAddress({ as: next === 'text' ? 'text' : 'page' })}
            data={[
              { value: 'page', label: t('original.as_page') },
              { value: 'text', label: t('original.as_text') },
            ]}
          />
        )}
      </div>
      {showsPages ? (
        <Pages upload={upload} chosen={chosen} />
      ) : hasText ? (
        <PlainText text={upload.text} chosen={chosen} />
      ) : (
        <Text c="dimmed">{t('original.nothing_to_show')}</Text>
      )}
    </section>
  );
}

/** The whole text with the chosen passage marked. */
function PlainText({ text, chosen }: { text: string; chosen: DocumentFact | null }) {
  const first = useRef<HTMLElement>(null);
  const passages = useMemo(
    () =>
      chosen
        ? passagesOf(
            text,
            Object.values(chosen.fields).map((source) => source.text),
          )
        : [],
    [text, chosen],
  );
  useEffect(() => {
    if (passages.length > 0) bringIntoView(first.current);
  }, [passages]);
  const pieces = passages.flatMap((passage, index) => [
    text.slice(passages[index - 1]?.end ?? 0, passage.start),
    <mark key={passage.start} ref={index === 0 ? first : undefined}>
      {text.slice(passage.start, passage.end)}
    </mark>,
  ]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <div className={classes.text} dir="auto" tabIndex={0}>
      {pieces}
      {text.slice(passages.at(-1)?.end ?? 0)}
    </div>
  );
}

/** Later pages are left to the text: each is a picture that somebody has to draw. */
const MOST_PAGES = 12;

function Pages({ upload, chosen }: { upload: Upload; chosen: DocumentFact | null }) {
  const pages = Array.from({ length: Math.min(upload.pages ?? 0, MOST_PAGES) }, (_, index) => index + 1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <div className={classes.pages} tabIndex={0}>
      {pages.map((page) => (
        <PagePicture key={page} page={page} total={pages.length} fileId={upload.file.id} chosen={chosen} />
      ))}
    </div>
  );
}

interface PagePictureProps {
  page: number;
  total: number;
  fileId: string;
  chosen: DocumentFact | null;
}

/** One page as it looks, with frames around the chosen words. */
function PagePicture({ page, total, fileId, chosen }: PagePictureProps) {
  const { t } = useTranslation('profiles');
  const picture = useQuery({
    queryKey: ['resume-page', fileId, page],
    queryFn: ({ signal }) => callForFile(getResumePage, { params: { page }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const address = useAddressOf(picture.data);
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLImageElement>(null);
  const boxes = useMemo(() => boxesOf(chosen, page), [chosen, page]);
  const hasBoxes = boxes.length > 0;
  useEffect(() => {
    if (hasBoxes && address) bringIntoView(frame.current);
  }, [hasBoxes, address]);
  if (picture.isError) return <Text c="dimmed">{t('original.page_failed', { page })}</Text>;
  return (
    <div className={classes.page} data-waiting={!address || undefined}>
      {address && (
        <img
          ref={sheet}
          src={address}
          alt={t('original.page', { page, total })}
          onLoad={(event) => {
            const { naturalWidth, naturalHeight } = event.currentTarget;
            const parent = event.currentTarget.parentElement;
            parent?.style.setProperty('--points-wide', String(naturalWidth / RESUME_PAGE_SCALE));
            parent?.style.setProperty('--points-high', String(naturalHeight / RESUME_PAGE_SCALE));
          }}
        />
      )}
      {address &&
        boxes.map((box, index) => (
          <div
            key={`${box.x}-${box.y}-${box.width}`}
            ref={index === 0 ? frame : undefined}
            className={classes.box}
            style={
              {
                '--x': box.x,
                '--y': box.y,
                '--w': box.width,
                '--h': box.height,
              } as React.CSSProperties
            }
          />
        ))}
    </div>
  );
}

function boxesOf(chosen: DocumentFact | null, page: number) {
  const boxes = Object.values(chosen?.fields ?? {}).flatMap((source) =>
    source.box && source.page === page ? [source.box] : [],
  );
  // Fields of one line share its box.
  return boxes.filter(
    (box, at) =>
      boxes.findIndex((one) => one.x === box.x && one.y === box.y && one.width === box.width) === at,
  );
}

/** Within its own pane alone: the screen stays where it is. */
function bringIntoView(element: HTMLElement | null): void {
  const pane = element?.closest<HTMLElement>(`.${classes.pages}, .${classes.text}`);
  if (!element || !pane) return;
  const [inner, outer] = [element.getBoundingClientRect(), pane.getBoundingClientRect()];
  const isSeen = inner.top >= outer.top && inner.bottom <= outer.bottom;
  if (!isSeen) pane.scrollTop += inner.top - outer.top - outer.height / 3;
}
