import { UnstyledButton } from '@mantine/core';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/platform/language-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { DocumentFact } from '../document-facts.ts';
import { type FieldSource, isDoubtful } from '../resume-evidence.ts';
import classes from './original-view.module.css';

/** Whether anything of a fact was found in the document. */
export const isFound = (fact: DocumentFact) => Object.keys(fact.fields).length > 0;

interface FactProps {
  fact: DocumentFact;
  isChosen: boolean;
  onChoose: () => void;
  onPoint: (isOn: boolean) => void;
}

/** A fact of the profile with the lines of the document that say it. */
export function Fact({ fact, isChosen, onChoose, onPoint }: FactProps) {
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
      <UnstyledButton
        className={classes.fact}
        aria-pressed={isChosen}
        onClick={onChoose}
        onPointerEnter={(event) => event.pointerType !== 'touch' && onPoint(true)}
        onPointerLeave={() => onPoint(false)}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
      >
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

const sourcesIn = ({ fields }: DocumentFact) =>
  FIELD_NAMES.flatMap((field) => {
    const source = fields[field];
    return source ? [{ field, source }] : [];
  });

/** Each field of the entry with the words it was read from, and how surely. */
function FieldSources({ fact }: { fact: DocumentFact }) {
  const { t } = useTranslation('profiles');
  const named = fact.section === 'details' ? [] : sourcesIn(fact);
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
      {named.map(({ field, source }) => (
        <div key={field}>
          <dt>{t(FIELDS[field])}</dt>
          <dd>
            <SourceQuote source={source} />
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
