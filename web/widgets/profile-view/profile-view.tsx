import { Text } from '@mantine/core';
import { SKILL_GROUPS } from '#contract/features/skills.contract.ts';
import { Joined } from '#web/design/joined.tsx';
import { Section } from '#web/design/section.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { DeclaredSkills } from './declared-skills.tsx';
import { Contacts, ShortFacts } from './profile-facts.tsx';
import { Certifications, Education, Highlights, WorkHistory } from './profile-history.tsx';
import classes from './profile-view.module.css';
import type { ReadProfile } from './read-profile.ts';

/**
 * Somebody else's profile, as it is read: the facts in short, what they did, learned and can do. Sections without content
 * are left out; open facts are named.
 */
export function ProfileToRead({ profile, isBlind = false }: { profile: ReadProfile; isBlind?: boolean }) {
  const { t } = useTranslation('profile-view');
  const { summary } = profile.personal_details;
  return (
    <div className={classes.profile}>
      <ShortFacts profile={profile} isBlind={isBlind} />
      {summary && (
        <Section title={t('summary')}>
          <Text className={classes.text} dir="auto">
            {summary}
          </Text>
        </Section>
      )}
      <WorkHistory profile={profile} />
      <Education profile={profile} />
      <Skills skills={profile.skills} />
      <Certifications profile={profile} />
      <Highlights profile={profile} />
      <Contacts profile={profile} />
    </div>
  );
}

function Skills({ skills }: { skills: ReadProfile['skills'] }) {
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
              <Joined parts={ofGroup.map(({ name }) => <KnownName key={name} of={name} />)} />
            </Text>
          </div>
        );
      })}
      <DeclaredSkills skills={skills} />
    </Section>
  );
}
