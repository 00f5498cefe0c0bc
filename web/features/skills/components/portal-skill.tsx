import { Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { PortalSkill } from '#contract/features/skills.contract.ts';
import { LinkIcon, RefreshIcon, SearchIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';
import type { Decision } from '../skills.queries.ts';
import classes from './portal-skill.module.css';

interface SkillProps {
  skill: PortalSkill;
}

interface DecidingProps extends SkillProps {
  onDecide: (skill: PortalSkill, decision: Decision) => void;
}

/** The name as it was first written; it takes the focus once the name before it is decided on. */
export function NameOfSkill({ skill }: SkillProps) {
  return (
    <Text fw={600} component="span" tabIndex={-1} data-portal-skill={skill.id} className={classes.nameText}>
      <bdi>{skill.name}</bdi>
    </Text>
  );
}

/** How often it is named and where, with some of the jobs to look at. */
export function Where({ skill }: SkillProps) {
  const { t } = useTranslation('skills');
  const format = useFormatters();
  const counts = [
    skill.job_count > 0 && t('where.jobs', { count: skill.job_count }),
    skill.profile_count > 0 && t('where.profiles', { count: skill.profile_count }),
  ].filter((one) => one !== false);
  return (
    <div className={classes.where}>
      <Text size="sm">{counts.length > 0 ? format.list(counts) : t('where.nowhere')}</Text>
      {skill.jobs.length > 0 && (
        <ul className={classes.jobs}>
          {skill.jobs.map((job) => (
            <li key={job.jid}>
              <TextLink to="/job/$id" params={{ id: job.jid }} size="sm">
                <bdi>{job.job_title}</bdi>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The skills of the dictionary with the likest names, each a press away, and a field for any other. */
export function NearestSkills({ skill, onDecide }: DecidingProps) {
  const { t } = useTranslation('skills');
  const { language } = useLanguage();
  const link = (ref_skill: string, concept: string) =>
    onDecide(skill, { action: 'link', ref_skill, concept });
  return (
    <div className={classes.nearest}>
      {skill.suggestions.map(({ ref_skill, name }) => (
        <Button
          key={ref_skill}
          size="xs"
          variant="light"
          className={classes.concept}
          leftSection={<LinkIcon size={15} stroke={1.8} aria-hidden />}
          aria-label={t('link.to', { concept: name[language], name: skill.name })}
          onClick={() => link(ref_skill, name[language])}
        >
          <bdi>{name[language]}</bdi>
        </Button>
      ))}
      <OtherSkill skill={skill} onLink={link} />
    </div>
  );
}

interface OtherSkillProps extends SkillProps {
  onLink: (refSkill: string, concept: string) => void;
}

function OtherSkill({ skill, onLink }: OtherSkillProps) {
  const { t } = useTranslation('skills');
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  if (!isOpen)
    return (
      <Button
        ref={button}
        size="xs"
        variant="subtle"
        className={classes.otherButton}
        leftSection={<SearchIcon size={15} stroke={1.8} aria-hidden />}
        aria-label={t('link.other_named', { name: skill.name })}
        onClick={() => setIsOpen(true)}
      >
        {t('link.other')}
      </Button>
    );
  const close = () => {
    setText('');
    setIsOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <div className={classes.other}>
      <SuggestField
        ref={field}
        of="skill"
        onlyConcepts
        size="sm"
        className={classes.otherField}
        aria-label={t('link.field', { name: skill.name })}
        placeholder={t('link.placeholder')}
        value={text}
        maxLength={100}
        selectFirstOptionOnChange
        onChange={setText}
        onSuggestion={({ id, name }) => id && onLink(id, name)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text === '') close();
        }}
      />
      <Button size="xs" variant="subtle" onClick={close}>
        {t('link.cancel')}
      </Button>
    </div>
  );
}

export function OpenDecisions({ skill, onDecide }: DecidingProps) {
  const { t } = useTranslation('skills');
  return (
    <div className={classes.actions}>
      <Button
        size="xs"
        variant="default"
        aria-label={t('accept_named', { name: skill.name })}
        onClick={() => onDecide(skill, { action: 'accept' })}
      >
        {t('accept')}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        aria-label={t('ignore_named', { name: skill.name })}
        onClick={() => onDecide(skill, { action: 'ignore' })}
      >
        {t('ignore')}
      </Button>
    </div>
  );
}

/** What was made of the name, by whom and when. */
export function Decided({ skill }: SkillProps) {
  const { t } = useTranslation('skills');
  const { language } = useLanguage();
  const format = useFormatters();
  return (
    <div>
      {skill.ref_skill_name && (
        <Text size="sm">
          {t('linked_to')} <bdi className={classes.concept}>{skill.ref_skill_name[language]}</bdi>
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {skill.decided_by && <bdi>{skill.decided_by}</bdi>}
        {skill.decided_by && skill.decided_at && <Dot />}
        {format.date(skill.decided_at)}
      </Text>
    </div>
  );
}

export function TakeBack({ skill, onDecide }: DecidingProps) {
  const { t } = useTranslation('skills');
  return (
    <div className={classes.actions}>
      <Button
        size="xs"
        variant="default"
        leftSection={<RefreshIcon size={16} stroke={1.7} aria-hidden />}
        aria-label={t('take_back_named', { name: skill.name })}
        onClick={() => onDecide(skill, { action: 'undo' })}
      >
        {t('take_back')}
      </Button>
    </div>
  );
}
