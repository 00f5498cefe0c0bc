import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApplicationDetails } from '#contract/features/applications.contract.ts';
import type { ScreeningAnswer } from '#contract/features/jobs.screening.ts';
import { FlagIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/platform/language-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { writtenIn } from '#web/platform/written-in.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import classes from './sent-application.module.css';

/** The answers to a job's questions, each under the question as it was asked. */
export function ScreeningAnswers({ answers }: { answers: readonly ScreeningAnswer[] }) {
  const { t } = useTranslation('sent-application');
  if (answers.length === 0) return <Text c="dimmed">{t('no_questions')}</Text>;
  return (
    <dl className={classes.answers}>
      {answers.map((one) => (
        <div key={one.question_id}>
          <dt {...writtenIn(one.question)}>{one.question}</dt>
          <dd>
            <bdi>{one.answer === 'yes' || one.answer === 'no' ? t(`answers.${one.answer}`) : one.answer}</bdi>
            {one.is_flagged && (
              <span className={classes.flag}>
                <FlagIcon size={16} stroke={1.7} aria-hidden />
                {t('flagged')}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The profile and the document as they were when the application was sent. */
export function SentProfile({ sent }: { sent: ApplicationDetails['sent'] }) {
  const { t } = useTranslation('sent-application');
  const { language } = useLanguage();
  const format = useFormatters();
  const { profile } = sent;
  const work = profile.work.map((one) => [one.job_title, one.organisation]);
  const education = profile.education.map((one) => [one.degree_title, one.institution]);
  const languages = profile.languages.map((one) => languageName(one.language, language));
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [t('name'), <bdi key="name">{profile.name}</bdi>],
    [t('headline'), profile.headline && <bdi>{profile.headline}</bdi>],
    [t('email'), profile.email && <bdi dir="ltr">{profile.email}</bdi>],
    [t('phone'), profile.phone && <bdi dir="ltr">{profile.phone}</bdi>],
    [t('place'), profile.location && <KnownName of={profile.location} />],
    [t('work'), work.length > 0 && <Lines lines={work} />],
    [t('education'), education.length > 0 && <Lines lines={education} />],
    [
      t('skills'),
      profile.skills.length > 0 && (
        <Joined parts={profile.skills.map((name) => <KnownName key={name} of={name} />)} />
      ),
    ],
    [t('languages'), languages.length > 0 && <Joined parts={languages} />],
    [t('resume'), sent.resume && <bdi>{sent.resume.name}</bdi>],
  ];
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className={classes.open}>{t('not_sent')}</span>}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed" mt="sm">
        {t('version', { version: format.number(sent.profile_version) })}
      </Text>
    </>
  );
}

function Lines({ lines }: { lines: readonly (readonly (string | null | undefined)[])[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line.join(' ')}>
          <Joined parts={line} />
        </li>
      ))}
    </ul>
  );
}
