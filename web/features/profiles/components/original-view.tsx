import { Alert, Button, Text, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Profile } from '#contract/features/profiles.contract.ts';
import type { ResumeStatus } from '#contract/features/resumes.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { AlertIcon, DocumentIcon } from '#web/design/icons.ts';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type DocumentFact, documentFacts } from '../document-facts.ts';
import { acceptAll, doubtsIn } from '../profile-changes.ts';
import { changeAtOnce, showSaved } from '../profile-saving.ts';
import { CANDIDATE_PROFILE } from '../profiles.addresses.ts';
import type { Upload } from '../resume-evidence.ts';
import { ByHandView } from './by-hand-view.tsx';
import { DocumentPane } from './document-pane.tsx';
import { Fact, isFound } from './found-fact.tsx';
import classes from './original-view.module.css';
import { ResumePhoto } from './resume-photo.tsx';

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
  if (upload && resume.status === 'failed')
    return <ByHandView profile={profile} resume={resume} upload={upload} />;
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
  return <SideBySide profile={profile} resume={resume} upload={upload} />;
}

interface SideBySideProps {
  profile: Profile;
  resume: ResumeStatus;
  upload: Upload;
}

function SideBySide({ profile, resume, upload }: SideBySideProps) {
  const { t } = useTranslation('profiles');
  const [{ at }, setAddress] = useAddress(CANDIDATE_PROFILE);
  const [pointedAt, setPointedAt] = useState('');
  const facts = useMemo(() => documentFacts(profile, upload), [profile, upload]);
  const chosen = facts.find((fact) => fact.key === at) ?? null;
  // What the pointer or the keyboard is on is lit for as long; without one, what was chosen.
  const lit = facts.find((fact) => fact.key === pointedAt) ?? chosen;
  return (
    <>
      <Text c="dimmed" mb="md">
        {t('original.lead')}
      </Text>
      <div className={classes.panes}>
        <div className={classes.facts}>
          <PagesNote pages={upload.unread_pages} note="unread" />
          <PagesNote pages={upload.garbled_pages} note="garbled" />
          <ResumePhoto resume={resume} />
          <Warnings warnings={upload.warnings} />
          <AcceptAll profile={profile} />
          <Facts
            facts={facts}
            chosen={chosen}
            onChoose={(key) => setAddress({ at: key === at ? '' : key })}
            onPoint={setPointedAt}
          />
        </div>
        <DocumentPane upload={upload} chosen={lit} />
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
  /** The key under the pointer or the focus; empty where there is none. */
  onPoint: (key: string) => void;
}

function Facts({ facts, chosen, onChoose, onPoint }: FactsProps) {
  const { t } = useTranslation('profiles');
  return (
    <>
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
                    <Fact
                      fact={fact}
                      isChosen={fact === chosen}
                      onChoose={() => onChoose(fact.key)}
                      onPoint={(isOn) => onPoint(isOn ? fact.key : '')}
                    />
                  </li>
                ))}
            </ul>
            {section === 'skills' && <SkillsNotFound facts={ofSection.filter((fact) => !isFound(fact))} />}
          </section>
        );
      })}
    </>
  );
}

/** What nobody could read is missing from the profile, and is said to be; so is what was read from a picture alone. */
function PagesNote({ pages, note }: { pages: readonly number[]; note: 'unread' | 'garbled' }) {
  const { t } = useTranslation('profiles');
  const format = useFormatters();
  if (pages.length === 0) return null;
  const list = format.list(pages.map((page) => format.number(page)));
  return (
    <Alert color="yellow" icon={<AlertIcon size={20} stroke={1.7} aria-hidden />}>
      {note === 'unread'
        ? t('original.unread', { count: pages.length, pages: list })
        : t('original.garbled', { count: pages.length, pages: list })}
    </Alert>
  );
}

/** What the file says behind its reader's back: whoever sends it should know before others find it. */
function Warnings({ warnings }: Pick<Upload, 'warnings'>) {
  const { t } = useTranslation('profiles');
  const format = useFormatters();
  if (warnings.length === 0) return null;
  return (
    <Alert
      color="yellow"
      icon={<AlertIcon size={20} stroke={1.7} aria-hidden />}
      title={t('original.warnings')}
    >
      <ul className={classes.warnings}>
        {warnings.map(({ kind, page, text }) => (
          <li key={`${kind} ${page} ${text}`}>
            {t(`original.warning.${kind}`, { page: format.number(page) })} <q dir="auto">{text}</q>
          </li>
        ))}
      </ul>
      {t('original.warnings_help')}
    </Alert>
  );
}

/** One word for everything that the reader was unsure of, with its way back. */
function AcceptAll({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profiles');
  const count = doubtsIn(profile);
  if (count === 0) return null;
  const accept = async () => {
    const saved = await changeAtOnce(acceptAll());
    if (saved) showSaved(saved, t('original.accepted'));
  };
  return (
    <div className={classes.accept}>
      <Text size="sm">{t('original.doubts', { count })}</Text>
      <Button size="compact-md" variant="default" onClick={() => void accept()}>
        {t('original.accept')}
      </Button>
    </div>
  );
}

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
