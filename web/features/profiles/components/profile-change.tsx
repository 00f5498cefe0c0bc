import { Checkbox, Text, Title } from '@mantine/core';
import type { ProfileChange } from '#contract/features/profiles.contract.ts';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/platform/language-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { isDoubtful } from '../resume-evidence.ts';
import classes from './comparison.module.css';

const TONES: Record<ProfileChange['kind'], Tone> = { added: 'good', changed: 'accent', gone: 'problem' };

interface ChangeProps {
  change: ProfileChange;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One difference between the profile and a newly read resume, to take or to leave. */
export function Change({ change, isChosen, onChoose }: ChangeProps) {
  const { t } = useTranslation('profiles');
  const format = useFormatters();
  const words = useChangeWords();
  const name = words.nameOf(change);
  // A skill or language that is new is told by its name; longer entries by their fields.
  const fields = change.fields.filter(
    ({ field }) =>
      (change.kind === 'changed' || !isNameOf(change, field)) &&
      (change.kind !== 'gone' || field !== 'details'),
  );
  return (
    <li className={classes.change}>
      <Checkbox
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
        aria-label={t(`compare.choose.${change.kind}`, { name: isolated(name) })}
        mt={2}
      />
      <div className={classes.words}>
        <div className={classes.line}>
          <StatusBadge tone={TONES[change.kind]}>{t(`compare.kind.${change.kind}`)}</StatusBadge>
          <Title order={3} size="md">
            <bdi>{name}</bdi>
          </Title>
          {isDoubtful(change.confidence) && (
            <StatusBadge tone="caution">
              {t('original.unsure', { percent: format.percent(change.confidence) })}
            </StatusBadge>
          )}
        </div>
        {change.is_own && (
          <Text size="sm" c="dimmed">
            {t(change.kind === 'gone' ? 'compare.own_gone' : 'compare.own_changed')}
          </Text>
        )}
        {fields.length > 0 && (
          <dl className={classes.fields}>
            {fields.map((field) => (
              <ChangedField key={field.field} change={change} field={field} />
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

interface ChangedFieldProps {
  change: ProfileChange;
  field: ProfileChange['fields'][number];
}

/** What a field was and what it would be. */
function ChangedField({
  change: { kind, section, title },
  field: { field, before, after },
}: ChangedFieldProps) {
  const { t } = useTranslation('profiles');
  const words = useChangeWords();
  const shown = kind === 'gone' ? before : after;
  const isChanged = kind === 'changed';
  return (
    <div>
      {/* A single field is its own heading already. */}
      <dt className={title ? undefined : classes.unseen}>{words.labelOf(section, field)}</dt>
      <dd>
        {isChanged && before !== null && (
          <del>
            <Value value={words.valueWords(section, field, before)} />
          </del>
        )}
        {shown !== null && (
          <span className={isChanged ? classes.after : undefined}>
            <Value value={words.valueWords(section, field, shown)} />
          </span>
        )}
        {isChanged && after === null && <span className={classes.after}>{t('not_given')}</span>}
      </dd>
    </div>
  );
}

function Value({ value }: { value: string | readonly string[] }) {
  if (typeof value === 'string') return <bdi>{value}</bdi>;
  return (
    <ul className={classes.lines} dir="auto">
      {value.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move.
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

const NAMES = ['job_title', 'degree_title', 'name', 'language', 'title'];

const isNameOf = ({ section }: ProfileChange, field: string) =>
  section !== 'personal_details' && section !== 'social_links' && NAMES.includes(field);

const LABELS = {
  'personal_details.name': 'details.name',
  'personal_details.headline': 'details.headline',
  'personal_details.summary': 'summary.title',
  'personal_details.email': 'details.email',
  'personal_details.phone': 'details.phone',
  'personal_details.location': 'details.location',
  'personal_details.nationality': 'details.nationality',
  'personal_details.driving_licence': 'details.driving_licence',
  'personal_details.links': 'links.others',
  'social_links.linkedin': 'links.linkedin',
  'social_links.twitter': 'links.twitter',
  'social_links.facebook': 'links.facebook',
  'social_links.instagram': 'links.instagram',
  'work_history_detailed.job_title': 'work.job_title',
  'work_history_detailed.organisation': 'work.organisation',
  'work_history_detailed.location': 'work.location',
  'work_history_detailed.start_date': 'work.start',
  'work_history_detailed.end_date': 'work.end',
  'work_history_detailed.currently_working': 'work.current_short',
  'work_history_detailed.details': 'work.details',
  'education.degree_title': 'education.degree_title',
  'education.field': 'education.field',
  'education.institution': 'education.institution',
  'education.start_date': 'education.start',
  'education.end_date': 'education.end',
  'education.expected': 'education.expected',
  'education.level': 'education.level',
  'skills.name': 'skills.title',
  'certifications.name': 'certifications.name',
  'certifications.issuer': 'certifications.issuer',
  'certifications.issue_date': 'certifications.issue_date',
  'certifications.expiration_date': 'certifications.expiration_date',
  'certifications.no_expiration': 'certifications.no_expiration',
  'certifications.credential_id': 'certifications.credential_id',
  'languages.language': 'languages.language',
  'languages.level': 'languages.level',
  'highlights.title': 'highlights.label',
  'highlights.date': 'highlights.date',
  'highlights.description': 'highlights.description',
} as const;

/** Names of fields and values as the rest of the profile writes them. */
function useChangeWords() {
  const { t } = useTranslation(['profiles', 'qualifications']);
  const { language } = useLanguage();
  const format = useFormatters();
  const labelOf = (section: string, field: string) => {
    const key = `${section}.${field}`;
    return key in LABELS ? t(LABELS[key as keyof typeof LABELS]) : field;
  };
  const valueWords = (
    section: string,
    field: string,
    value: ProfileChange['fields'][number]['after'],
  ): string | readonly string[] => {
    if (value === null) return '';
    if (typeof value === 'boolean') return t(value ? 'compare.yes' : 'compare.no');
    if (Array.isArray(value)) return value;
    if (/_date$|^date$/.test(field)) return format.month(value);
    if (section === 'languages' && field === 'level')
      return t(`qualifications:language_level.${value as 'basic'}`);
    if (section === 'languages') return languageName(value, language);
    if (section === 'education' && field === 'level') return t(`qualifications:education.${value as 'none'}`);
    return value;
  };
  const nameOf = ({ section, title, fields }: ProfileChange) => {
    if (!title) return labelOf(section, fields[0]?.field ?? '');
    return section === 'languages' ? languageName(title, language) : title;
  };
  return { labelOf, valueWords, nameOf };
}
