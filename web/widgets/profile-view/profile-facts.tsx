import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Joined } from '#web/design/joined.tsx';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/platform/language-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { useWishedPay } from '../candidate-rows/wished-pay.ts';
import { Experience } from '../experience/experience.tsx';
import classes from './profile-view.module.css';
import type { ReadProfile } from './read-profile.ts';

/** What is said in a word or two: experience, languages, notice, salary and the like. */
export function ShortFacts({ profile, isBlind }: { profile: ReadProfile; isBlind: boolean }) {
  const { t } = useTranslation('profile-view');
  const format = useFormatters();
  const pay = useWishedPay();
  const { personal_details: person } = profile;
  return (
    <Section title={t('facts')}>
      <dl className={classes.facts}>
        <Fact label={t('experience')}>
          <Experience months={profile.experience_months} />
        </Fact>
        <Fact label={t('languages')}>
          {profile.languages.length > 0 && <Languages languages={profile.languages} />}
        </Fact>
        <Fact label={t('notice')}>
          {person.notice_period_days != null && t('notice_days', { count: person.notice_period_days })}
        </Fact>
        <Fact label={t('salary')}>{pay(person, isBlind)}</Fact>
        <Fact label={t('availability')}>
          {profile.availability.length > 0 &&
            format.list(profile.availability.map((one) => t(one === 'Online' ? 'online' : 'on_site')))}
        </Fact>
        {/* Hidden is not unsaid. */}
        {!isBlind && (
          <Fact label={t('nationality')}>{person.nationality && <KnownName of={person.nationality} />}</Fact>
        )}
        <Fact label={t('driving_licence')}>
          {person.driving_licence && <bdi>{person.driving_licence}</bdi>}
        </Fact>
      </dl>
    </Section>
  );
}

function Languages({ languages }: Pick<ReadProfile, 'languages'>) {
  const { t } = useTranslation('qualifications');
  const { language: reader } = useLanguage();
  return languages.map((one) => {
    const name = languageName(one.language, reader);
    return (
      <span key={name} className={classes.line}>
        <Joined parts={[name, one.level && t(`language_level.${one.level}`)]} />
      </span>
    );
  });
}

/** Contacts where the person shares them with this company; otherwise when that will be. */
export function Contacts({ profile }: { profile: ReadProfile }) {
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
