import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { Entries } from './profile-entries.tsx';
import type { ReadProfile } from './read-profile.ts';

interface HistoryProps {
  profile: ReadProfile;
}

/** What the person worked as, and where. */
export function WorkHistory({ profile }: HistoryProps) {
  const { t } = useTranslation('profile-view');
  const period = usePeriod();
  return (
    <Entries
      title={t('work')}
      empty={t('no_work')}
      entries={profile.work_history_detailed.map((work, index) => ({
        key: `${index}-${work.job_title}`,
        title: [work.job_title],
        subtitle: [work.organisation, work.location && <KnownName key="place" of={work.location} />],
        period: period(work.start_date, work.currently_working ? t('now') : work.end_date),
        lines: work.details,
      }))}
    />
  );
}

/** Degrees, those to come included. */
export function Education({ profile }: HistoryProps) {
  const { t } = useTranslation('profile-view');
  const format = useFormatters();
  const period = usePeriod();
  return (
    <Entries
      title={t('education')}
      empty={t('no_education')}
      entries={profile.education.map((one, index) => ({
        key: `${index}-${one.degree_title}`,
        title: [one.degree_title, one.field],
        subtitle: [one.institution],
        period: period(
          one.start_date,
          one.expected && one.end_date ? t('expected', { date: format.month(one.end_date) }) : one.end_date,
        ),
      }))}
    />
  );
}

/** Certificates with the time they hold; nothing where there are none. */
export function Certifications({ profile }: HistoryProps) {
  const { t } = useTranslation('profile-view');
  const format = useFormatters();
  const period = usePeriod();
  if (profile.certifications.length === 0) return null;
  // An end that stands alone would be read as the date of issue.
  const validity = (from: string | null | undefined, to: string | null | undefined) =>
    to && !from ? t('valid_until', { date: format.month(to) }) : period(from, to);
  return (
    <Entries
      title={t('certifications')}
      entries={profile.certifications.map((one, index) => ({
        key: `${index}-${one.name}`,
        title: [one.name],
        subtitle: [one.issuer],
        period: validity(one.issue_date, one.no_expiration ? null : one.expiration_date),
      }))}
    />
  );
}

/** Awards and the like, those with a picture or film first; nothing where there are none. */
export function Highlights({ profile }: HistoryProps) {
  const { t } = useTranslation('profile-view');
  const format = useFormatters();
  if (profile.highlights.length + profile.media.length === 0) return null;
  const entryOf = (one: ReadProfile['highlights'][number]) => ({
    title: [one.title],
    subtitle: [one.kind && one.kind !== 'highlight' ? t(`kinds.${one.kind}`) : null],
    period: format.month(one.date),
    lines: one.description?.split('\n').filter(Boolean) ?? [],
  });
  return (
    <Entries
      title={t('highlights')}
      entries={[
        ...profile.media.map((one) => ({ ...entryOf(one), key: one.id, media: one })),
        ...profile.highlights.map((one, index) => ({ ...entryOf(one), key: `${index}-${one.title}` })),
      ]}
    />
  );
}

/** From and to as months; what is no date, such as “now”, stays as it is. */
function usePeriod() {
  const format = useFormatters();
  return (from: string | null | undefined, to: string | null | undefined): string => {
    const start = format.month(from);
    const end = to && /^\d{4}/.test(to) ? format.month(to) : (to ?? '');
    return [start, end].filter(Boolean).join(' – ');
  };
}
