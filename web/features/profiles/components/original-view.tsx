import { Button, SegmentedControl, Text, Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { getResumePage, RESUME_PAGE_SCALE, type ResumeStatus } from '#contract/features/resumes.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { DocumentIcon } from '#web/design/icons.ts';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { oneOf, text as textValue, useAddress } from '#web/platform/address.ts';
import { callForFile } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useAddressOf } from '#web/widgets/bytes-address.ts';
import { languageName } from '#web/widgets/language-names.ts';
import { type DocumentFact, documentFacts } from '../document-facts.ts';
import { type FieldSource, isDoubtful, passagesOf, type Upload } from '../resume-evidence.ts';
import classes from './original-view.module.css';

const ADDRESS = { at: textValue(), as: oneOf(['page', 'text'], 'page') };

interface OriginalViewProps {
  profile: Profile;
  resume: ResumeStatus | undefined;
  onUpload: () => void;
}

/** The document that was read beside what became of it: choosing the one shows the other. */
export default function OriginalView({ profile, resume, onUpload }: OriginalViewProps) {
  const { t } = useTranslation('profiles');
  if (!resume) return <FormSkeleton label={t('loading')} />;
  const upload = resume.upload_response;
  if (!upload || resume.status !== 'completed')
    return (
      <EmptyState
        icon={<DocumentIcon size={32} stroke={1.4} aria-hidden />}
        title={t('original.none')}
        action={<Button onClick={onUpload}>{t('original.upload')}</Button>}
      >
        {t('original.none_help')}
      </EmptyState>
    );
  return <SideBySide profile={profile} upload={upload} />;
}

function SideBySide({ profile, upload }: { profile: Profile; upload: Upload }) {
  const { t } = useTranslation('profiles');
  const [{ at, as }, setAddress] = useAddress(ADDRESS);
  const facts = useMemo(() => documentFacts(profile, upload), [profile, upload]);
  const chosen = facts.find((fact) => fact.key === at) ?? null;
  const isPdf = upload.file.media_type === 'application/pdf' && (upload.pages ?? 0) > 0;
  return (
    <>
      <Text c="dimmed" mb="md">
        {t('original.lead')}
      </Text>
      <div className={classes.panes}>
        <Facts facts={facts} chosen={chosen} onChoose={(key) => setAddress({ at: key === at ? '' : key })} />
        <section className={classes.document} aria-label={t('original.document')}>
          <div className={classes.bar}>
            <bdi className={classes.name}>{upload.file.name}</bdi>
            {isPdf && (
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
          {isPdf && as === 'page' ? (
            <Pages upload={upload} chosen={chosen} />
          ) : (
            <PlainText text={upload.text} chosen={chosen} />
          )}
        </section>
      </div>
    </>
  );
}

const SECTIONS = ['details', 'work', 'education', 'certifications', 'languages', 'awards', 'skills'] as const;
const TITLES = {
  details: 'details.title',
  work: 'work.title',
  education: 'education.title',
  certifications: 'certifications.title',
  languages: 'languages.title',
  awards: 'highlights.title',
  skills: 'skills.title',
} as const;

interface FactsProps {
  facts: readonly DocumentFact[];
  chosen: DocumentFact | null;
  onChoose: (key: string) => void;
}

function Facts({ facts, chosen, onChoose }: FactsProps) {
  const { t } = useTranslation('profiles');
  return (
    <div className={classes.facts}>
      {SECTIONS.map((section) => {
        const ofSection = facts.filter((fact) => fact.section === section);
        if (ofSection.length === 0) return null;
        return (
          <section key={section} aria-label={t(TITLES[section])}>
            <Title order={2} size="sm" c="dimmed" mb={4}>
              {t(TITLES[section])}
            </Title>
            <ul className={section === 'skills' ? classes.chips : classes.list}>
              {ofSection
                .filter((fact) => section !== 'skills' || isFound(fact))
                .map((fact) => (
                  <li key={fact.key}>
                    <Fact fact={fact} isChosen={fact === chosen} onChoose={() => onChoose(fact.key)} />
                  </li>
                ))}
            </ul>
            {section === 'skills' && <SkillsNotFound facts={ofSection.filter((fact) => !isFound(fact))} />}
          </section>
        );
      })}
    </div>
  );
}

const isFound = (fact: DocumentFact) => Object.keys(fact.fields).length > 0;

/** Skills whose names are nowhere in the resume, in one line: they are many, and there is nothing to show of them. */
function SkillsNotFound({ facts }: { facts: readonly DocumentFact[] }) {
  const { t } = useTranslation('profiles');
  const format = useFormatters();
  if (facts.length === 0) return null;
  const names = facts.map(({ title }) => isolated(title));
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {t('original.skills_not_found', { names: format.list(names) })}
    </Text>
  );
}

interface FactProps {
  fact: DocumentFact;
  isChosen: boolean;
  onChoose: () => void;
}

function Fact({ fact, isChosen, onChoose }: FactProps) {
  const { t } = useTranslation('profiles');
  const { language } = useLanguage();
  const format = useFormatters();
  const title = fact.section === 'languages' ? languageName(fact.title, language) : fact.title;
  const words = (
    <>
      {fact.detail && <span className={classes.label}>{t(detailWords(fact.detail))}</span>}
      <bdi className={classes.title}>{title}</bdi>
      {!isFound(fact) && (
        <span className={classes.label}>
          {t(fact.confidence === null ? 'original.own' : 'original.between')}
        </span>
      )}
      {isDoubtful(fact.confidence) && (
        <StatusBadge tone="caution">
          {t('original.unsure', { percent: format.percent(fact.confidence) })}
        </StatusBadge>
      )}
    </>
  );
  if (!isFound(fact)) return <div className={classes.fact}>{words}</div>;
  return (
    <>
      <UnstyledButton className={classes.fact} aria-pressed={isChosen} onClick={onChoose}>
        {words}
      </UnstyledButton>
      {isChosen && <FieldSources fact={fact} />}
    </>
  );
}

const detailWords = (detail: NonNullable<DocumentFact['detail']>) =>
  detail === 'summary' ? ('summary.title' as const) : (`details.${detail}` as const);

/** Names of what a reading calls its fields. */
const FIELDS = {
  title: 'work.job_title',
  organisation: 'work.organisation',
  location: 'work.location',
  start: 'work.start',
  end: 'work.end',
  degree: 'education.degree_title',
  field: 'education.field',
  institution: 'education.institution',
  name: 'certifications.name',
  issuer: 'certifications.issuer',
  issued: 'certifications.issue_date',
  expires: 'certifications.expiration_date',
  credentialId: 'certifications.credential_id',
} as const;
const FIELD_NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

/** Each field of the entry with the words it was read from, and how surely. */
function FieldSources({ fact }: { fact: DocumentFact }) {
  const { t } = useTranslation('profiles');
  const named = FIELD_NAMES.filter((field) => fact.fields[field] && fact.section !== 'details');
  if (named.length === 0) {
    const [only] = Object.values(fact.fields);
    return only ? (
      <p className={classes.quote}>
        <SourceQuote source={only} />
      </p>
    ) : null;
  }
  return (
    <dl className={classes.sources}>
      {named.map((field) => (
        <div key={field}>
          <dt>{t(FIELDS[field])}</dt>
          <dd>
            <SourceQuote source={fact.fields[field]!} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SourceQuote({ source }: { source: FieldSource }) {
  const { t } = useTranslation('profiles');
  const format = useFormatters();
  return (
    <>
      <q>
        <bdi>{source.text}</bdi>
      </q>{' '}
      <span className={classes.label}>
        {t('original.sure', { percent: format.percent(source.confidence) })}
      </span>
    </>
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
