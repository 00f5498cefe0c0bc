import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { SharedProfile } from '#contract/features/profiles.contract.ts';
import { SKILL_GROUPS } from '#contract/features/skills.contract.ts';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/platform/language-names.ts';
import { Experience } from '../experience/experience.tsx';
import { DeclaredSkills } from './declared-skills.tsx';
import { Entries } from './profile-entries.tsx';
import classes from './profile-view.module.css';

type Profile = z.output<typeof SharedProfile>;

/** Somebody else's profile, section by section. Sections without content are left out; open facts are named. */
export function ProfileToRead({ profile, isBlind = false }: { profile: Profile; isBlind?: boolean }) {
  const { t } = useTranslation(['profile-view', 'qualifications']);
  const { language } = useLanguage();
  const format = useFormatters();
  const { personal_details: person } = profile;
  const languages = profile.languages.map((one) => ({
    name: languageName(one.language, language),
    level: one.level ? t(`qualifications:language_level.${one.level}`) : null,
  }));
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {person.summary && (
          <Section title={t('summary')}>
            <Text className={classes.text} dir="auto">
              {person.summary}
            </Text>
          </Section>
        )}
        <Entries
          title={t('work')}
          empty={t('no_work')}
          entries={profile.work_history_detailed.map((work, index) => ({
            key: `${index}-${work.job_title}`,
            title: work.job_title,
            subtitle: [work.organisation, work.location],
            period: period(work.start_date, work.currently_working ? t('now') : work.end_date),
            lines: work.details,
          }))}
        />
        <Entries
          title={t('education')}
          empty={t('no_education')}
          entries={profile.education.map((one, index) => ({
            key: `${index}-${one.degree_title}`,
            title: [one.degree_title, one.field].filter(Boolean).join(' · '),
            subtitle: [one.institution],
            period: period(
              one.start_date,
              one.expected && one.end_date
                ? t('expected', { date: format.month(one.end_date) })
                : one.end_date,
            ),
          }))}
        />
        {profile.certifications.length > 0 && (
          <Entries
            title={t('certifications')}
            entries={profile.certifications.map((one, index) => ({
              key: `${index}-${one.name}`,
              title: one.name,
              subtitle: [one.issuer],
              period: period(one.issue_date, one.no_expiration ? null : one.expiration_date),
            }))}
          />
        )}
        {profile.highlights.length + profile.media.length > 0 && (
          <Entries
            title={t('highlights')}
            entries={[
              ...profile.media.map((one) => ({ ...highlightOf(one), key: one.id, media: one })),
              ...profile.highlights.map((one, index) => ({
                ...highlightOf(one),
                key: `${index}-${one.title}`,
              })),
            ]}
          />
        )}
      </div>
      <div className={classes.side}>
        <Contacts profile={profile} />
        <Section title={t('facts')}>
          <dl className={classes.facts}>
            <Fact label={t('experience')}>
              <Experience months={profile.experience_months} />
            </Fact>
            <Fact label={t('languages')}>
              {languages.length > 0 &&
                languages.map(({ name, level }) => (
                  <span key={name} className={classes.line}>
                    <bdi>{name}</bdi>
                    {level && ` · ${level}`}
                  </span>
                ))}
            </Fact>
            <Fact label={t('notice')}>
              {person.notice_period_days != null && t('notice_days', { count: person.notice_period_days })}
            </Fact>
            <Fact label={t('salary')}>{format.money(person.expected_salary)}</Fact>
            <Fact label={t('availability')}>
              {profile.availability.length > 0 &&
                format.list(profile.availability.map((one) => t(one === 'Online' ? 'online' : 'on_site')))}
            </Fact>
            {/* Hidden is not unsaid. */}
            {!isBlind && (
              <Fact label={t('nationality')}>{person.nationality && <bdi>{person.nationality}</bdi>}</Fact>
            )}
            <Fact label={t('driving_licence')}>
              {person.driving_licence && <bdi>{person.driving_licence}</bdi>}
            </Fact>
          </dl>
        </Section>
        <Skills skills={profile.skills} />
      </div>
    </div>
  );

  function highlightOf(one: Profile['highlights'][number]) {
    const lines = one.description?.split('\n').filter(Boolean) ?? [];
    const kind = one.kind && one.kind !== 'highlight' ? t(`kinds.${one.kind}`) : null;
    return { title: one.title, subtitle: [kind], period: format.month(one.date), lines };
  }

  function period(from: string | null | undefined, to: string | null | undefined): string {
    const start = format.month(from);
    const end = to && /^\d{4}/.test(to) ? format.month(to) : (to ?? '');
    return [start, end].filter(Boolean).join(' – ');
  }
}

/** Contacts where the person shares them with this company; otherwise when that will be. */
function Contacts({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile-view');
  const { email, phone, links } = profile.personal_details;
  if (!profile.contacts_shared)
    return (
      <Section title={t('contacts')}>
        <Text size="sm" c="dimmed">
          {t('contacts_hidden')}
        </Text>
      </Section>
    );
  const addresses = [...links, ...Object.values(profile.social_links)].filter((link): link is string =>
    Boolean(link && /^https?:/i.test(link)),
  );
  return (
    <Section title={t('contacts')}>
      <dl className={classes.facts}>
        <Fact label={t('email')}>
          {email && (
            <a href={`mailto:${email}`} dir="ltr">
              {email}
            </a>
          )}
        </Fact>
        <Fact label={t('phone')}>
          {phone && (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr">
              {phone}
            </a>
          )}
        </Fact>
        {addresses.length > 0 && (
          <Fact label={t('links')}>
            {[...new Set(addresses)].map((link) => (
              <a key={link} href={link} target="_blank" rel="noreferrer" dir="ltr" className={classes.line}>
                {link.replace(/^https?:\/\/(www\.)?/i, '')}
              </a>
            ))}
          </Fact>
        )}
      </dl>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('profile-view');
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className={classes.open}>{t('not_said')}</span>}</dd>
    </div>
  );
}

function Skills({ skills }: { skills: Profile['skills'] }) {
  const { t } = useTranslation('profile-view');
  if (skills.length === 0) return null;
  const groups = [...SKILL_GROUPS, null];
  return (
    <Section title={t('skills')}>
      {groups.map((group) => {
        const ofGroup = skills.filter((skill) => skill.group === group);
        if (ofGroup.length === 0) return null;
        return (
          <div key={group ?? 'other'} className={classes.group}>
            <h3 className={classes.groupName}>{t(`groups.${group ?? 'other'}`)}</h3>
            <Text size="sm">
              {ofGroup.map((skill, index) => (
                <span key={skill.name}>
                  {index > 0 && ' · '}
                  <bdi>{skill.name}</bdi>
                </span>
              ))}
            </Text>
          </div>
        );
      })}
      <DeclaredSkills skills={skills} />
    </Section>
  );
}
