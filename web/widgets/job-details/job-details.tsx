import { Text } from '@mantine/core';
import { IMPORTANCES, type Job } from '#contract/features/jobs.contract.ts';
import { USUAL_CURRENCY } from '#contract/kernel/currencies.ts';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useShownName } from '#web/platform/known-names.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/platform/language-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import classes from './job-details.module.css';

export type JobBody = Pick<
  Job,
  | 'description'
  | 'responsibilities'
  | 'requirements'
  | 'skills'
  | 'location'
  | 'seniority'
  | 'min_years'
  | 'education'
  | 'languages'
  | 'salary_min'
  | 'salary_max'
> & {
  salary_currency?: Job['salary_currency'] | null | undefined;
  /** Null where a draft does not say it. */
  work_place: Job['work_place'] | null;
  employment_type: Job['employment_type'] | null;
  full_text?: string | null | undefined;
  nationality_condition?: Job['nationality_condition'] | undefined;
  posted_at?: string | null;
};

/** A whole job to read: its facts, its text, and its skills by importance. What it does not say is said to be open. */
export function JobDetails({ job }: { job: JobBody }) {
  const { t } = useTranslation('job-details');
  return (
    <>
      <JobFacts job={job} />
      {job.nationality_condition && <NationalityByLaw condition={job.nationality_condition} />}
      <Section title={t('labels.about')}>
        {job.description ? (
          <Text className={classes.text} dir="auto">
            {job.description}
          </Text>
        ) : (
          <Text c="dimmed">{t('labels.not_said')}</Text>
        )}
      </Section>
      {job.full_text && !repeats(job) && (
        <Section title={t('labels.full_text')}>
          <Text className={classes.text} dir="auto">
            {job.full_text}
          </Text>
        </Section>
      )}
      <Lines title={t('labels.responsibilities')} lines={job.responsibilities} />
      <Lines title={t('labels.requirements')} lines={job.requirements} />
      <Section title={t('labels.skills')}>
        {job.skills.length === 0 && <Text c="dimmed">{t('labels.no_skills')}</Text>}
        <div className={classes.skills}>
          {IMPORTANCES.map((importance) => {
            const skills = job.skills.filter((skill) => skill.importance === importance);
            if (skills.length === 0) return null;
            return (
              <div key={importance}>
                <h3 className={classes.importance}>{t(`importance.${importance}`)}</h3>
                <ul className={classes.chips}>
                  {skills.map((skill) => (
                    <li key={skill.name} className={classes.chip} data-importance={importance}>
                      <KnownName of={skill.name} />
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
      </Section>
      {job.full_text && repeats(job) && (
        <details className={classes.whole}>
          <summary>{t('labels.full_text')}</summary>
          <Text className={classes.text} dir="auto" mt="xs">
            {job.full_text}
          </Text>
        </details>
      )}
    </>
  );
}

/** The law that asks for nationalities, as the company states it: whoever might apply knows it beforehand. */
function NationalityByLaw({ condition }: { condition: NonNullable<Job['nationality_condition']> }) {
  const { t } = useTranslation('job-details');
  const format = useFormatters();
  return (
    <Section title={t('nationality.title')}>
      <Text>
        {t('nationality.for', { nationalities: format.list(condition.nationalities.map(isolated)) })}
      </Text>
      <Text mt="xs">{t(`nationality.reasons.${condition.reason}`)}</Text>
      <Text mt="xs" c="dimmed" size="sm">
        {t('nationality.company_words')}
      </Text>
      <Text dir="auto">{condition.sentence}</Text>
    </Section>
  );
}

/** Whether the full text is what the rest was read from: whoever has read that has read it, and may open it. */
function repeats({ full_text: whole, description, responsibilities, requirements }: JobBody): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const said = plain(whole ?? '');
  return [description, ...responsibilities, ...requirements].every((text) => said.includes(plain(text)));
}

/** The facts of a job as pairs: what, and what the job says about it. */
export function JobFacts({ job }: { job: JobBody }) {
  const { t } = useTranslation(['job-details', 'qualifications']);
  const { language } = useLanguage();
  const shown = useShownName();
  const format = useFormatters();
  const years = job.min_years === 0 ? t('years_none') : t('years', { count: job.min_years ?? 0 });
  const languages = job.languages.map((one) => {
    const name = languageName(one.language, language);
    return one.level ? `${name} (${t(`qualifications:language_level.${one.level}`)})` : name;
  });
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [t('labels.place'), job.location && shown(job.location)],
    [t('labels.work_place'), job.work_place && t(`work_place.${job.work_place}`)],
    [t('labels.employment_type'), job.employment_type && t(`employment_type.${job.employment_type}`)],
    [t('labels.seniority'), job.seniority && t(`seniority.${job.seniority}`)],
    [t('labels.years'), job.min_years == null ? null : years],
    [t('labels.education'), job.education && t(`qualifications:education.${job.education}`)],
    [t('labels.languages'), format.list(languages) || null],
    [
      t('labels.pay'),
      format.moneyRange(job.salary_min, job.salary_max, job.salary_currency ?? USUAL_CURRENCY) || null,
    ],
  ];
  return (
    <dl className={classes.facts} aria-label={t('labels.facts')}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ? <bdi>{value}</bdi> : <span className={classes.open}>{t('labels.not_said')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={classes.lines} dir="auto">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
