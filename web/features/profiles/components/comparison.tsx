import { Button, Checkbox, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COMPARED_SECTIONS, type ProfileChange } from '#contract/features/profiles.contract.ts';
import { Section } from '#web/design/section.tsx';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/platform/language-names.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { isDoubtful } from '../resume-evidence.ts';
import classes from './comparison.module.css';

interface ComparisonProps {
  changes: readonly ProfileChange[];
  onTake: (chosen: string[]) => void;
  isTaking: boolean;
  onLeave: () => void;
  /** What the button does when nothing is chosen; without it, nothing can be taken then. */
  takeNone?: string;
}

/** What would change, section by section, each to be chosen. Nothing has changed until the button is pressed. */
export function Comparison({ changes, onTake, isTaking, onLeave, takeNone }: ComparisonProps) {
  const { t } = useTranslation('profiles');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter((change) => change.is_suggested).map(({ id }) => id)),
  );
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  const take = () => {
    if (chosen.size > 0 || takeNone) onTake([...chosen]);
    else showNotice(t('compare.choose_first'));
  };
  return (
    <>
      <div className={classes.sections}>
        {COMPARED_SECTIONS.map((section) => {
          const ofSection = changes.filter((change) => change.section === section);
          if (ofSection.length === 0) return null;
          return (
            <ChangesOfSection
              key={section}
              title={t(TITLES[section])}
              changes={ofSection}
              chosen={chosen}
              onChoose={choose}
            />
          );
        })}
      </div>
      <div className={classes.footer}>
        <Text size="sm" role="status">
          {t('compare.chosen', { count: chosen.size, total: changes.length })}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={onLeave}>
            {t('compare.leave')}
          </Button>
          <Button loading={isTaking} onClick={take}>
            {(chosen.size === 0 && takeNone) || t('compare.take', { count: chosen.size })}
          </Button>
        </Group>
      </div>
    </>
  );
}

const TITLES = {
  personal_details: 'details.title',
  work_history_detailed: 'work.title',
  education: 'education.title',
  skills: 'skills.title',
  certifications: 'certifications.title',
  languages: 'languages.title',
  highlights: 'highlights.title',
  social_links: 'links.title',
} as const;

interface ChangesOfSectionProps {
  title: string;
  changes: readonly ProfileChange[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

function ChangesOfSection({ title, changes, chosen, onChoose }: ChangesOfSectionProps) {
  const { t } = useTranslation('profiles');
  // What the document does not say is no reason to lose it: it is folded away unless it is suggested.
  const gone = changes.filter(({ kind, is_suggested }) => kind === 'gone' && !is_suggested);
  const told = changes.filter((change) => !gone.includes(change));
  const ids = told.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <Section
      look="sheet"
      title={title}
      actions={
        told.length > 1 && (
          <Checkbox
            label={t('compare.all')}
            aria-label={t('compare.all_of', { section: title })}
            checked={count === ids.length}
            indeterminate={count > 0 && count < ids.length}
            onChange={(event) => onChoose(ids, event.currentTarget.checked)}
          />
        )
      }
    >
      <Changes changes={told} chosen={chosen} onChoose={onChoose} />
      {gone.length > 0 && (
        <details className={classes.gone} open={told.length === 0 && gone.length <= 3}>
          <summary>{t('compare.gone', { count: gone.length })}</summary>
          <Changes changes={gone} chosen={chosen} onChoose={onChoose} />
        </details>
      )}
    </Section>
  );
}

function Changes({ changes, chosen, onChoose }: Omit<ChangesOfSectionProps, 'title'>) {
  return (
    <ul className={classes.changes}>
      {changes.map((change) => (
        <Change
          key={change.id}
          change={change}
          isChosen={chosen.has(change.id)}
          onChoose={(isChosen) => onChoose([change.id], isChosen)}
        />
      ))}
    </ul>
  );
}

const TONES: Record<ProfileChange['kind'], Tone> = { added: 'good', changed: 'accent', gone: 'problem' };

interface ChangeProps {
  change: ProfileChange;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function Change({ change, isChosen, onChoose }: ChangeProps) {
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
            {fields.map(({ field, before, after }) => (
              <div key={field}>
                {/* A single field is its own heading already. */}
                <dt className={change.title ? undefined : classes.unseen}>
                  {words.labelOf(change.section, field)}
                </dt>
                <dd>
                  {change.kind === 'changed' && before !== null && (
                    <del>
                      <Value value={words.valueWords(change.section, field, before)} />
                    </del>
                  )}
                  {(change.kind === 'gone' ? before : after) !== null && (
                    <span className={change.kind === 'changed' ? classes.after : undefined}>
                      <Value
                        value={words.valueWords(
                          change.section,
                          field,
                          change.kind === 'gone' ? before : after,
                        )}
                      />
                    </span>
                  )}
                  {change.kind === 'changed' && after === null && (
                    <span className={classes.after}>{t('not_given')}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

function Value({ value }: { value: string | readonly string[] }) {
  if (typeof value === 'string') return <bdi>{value}</bdi>;
  return (
    <ul className={classes.lines}>
      {value.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move.
        <li key={index} dir="auto">
          {line}
        </li>
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
