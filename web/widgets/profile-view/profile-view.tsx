import { Text } from '@mantine/core';
import { SKILL_GROUPS } from '#contract/features/skills.contract.ts';
import { Section } from '#web/design/section.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { DeclaredSkills } from './declared-skills.tsx';
import { Contacts, ShortFacts } from './profile-facts.tsx';
import { Certifications, Education, Highlights, WorkHistory } from './profile-history.tsx';
import classes from './profile-view.module.css';
import type { ReadProfile } from './read-profile.ts';

/** Somebody else's profile, section by section. Sections without content are left out; open facts are named. */
export function ProfileToRead({ profile, isBlind = false }: { profile: ReadProfile; isBlind?: boolean }) {
  const { t } = useTranslation('profile-view');
  const { summary } = profile.personal_details;
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {summary && (
          <Section title={t('summary')}>
            <Text className={classes.text} dir="auto">
              {summary}
            </Text>
          </Section>
        )}
        <WorkHistory profile={profile} />
        <Education profile={profile} />
        <Certifications profile={profile} />
        <Highlights profile={profile} />
      </div>
      <div className={classes.side}>
        <Contacts profile={profile} />
        <ShortFacts profile={profile} isBlind={isBlind} />
        <Skills skills={profile.skills} />
      </div>
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
