import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeProgramme,
  getProgramme,
  LEARNING_LEVELS,
  listProgrammeVersions,
  type Programme,
  type ProgrammeCourse,
  type TaughtSkill,
} from '#contract/features/programmes.contract.ts';
import type { Body } from '#contract/kernel/endpoint.ts';
import { CloseIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { LateSelect } from '#web/design/late-select.tsx';
import { Section } from '#web/design/section.tsx';
import { Words } from '#web/design/words.tsx';
import { call } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';
import { useNames } from '../names.ts';
import classes from './programme-skills.module.css';

type Correction = NonNullable<Body<typeof changeProgramme>['corrections']>[number];

interface ProgrammeSkillsProps {
  programme: Programme;
}

/** What each course teaches, to be put right: every correction is kept at once, and teaches the next reading. */
export function ProgrammeSkills({ programme }: ProgrammeSkillsProps) {
  const { t } = useTranslation('institutes');
  const correct = useMutation({
    mutationFn: (correction: Correction) =>
      call(changeProgramme, {
        params: { id: programme.id },
        body: { version: programme.version, corrections: [correction] },
      }),
    onError: showError,
    onSettled: () => refresh(getProgramme, listProgrammeVersions),
  });
  return (
    <div className={classes.courses} aria-busy={correct.isPending}>
      {programme.courses.map((course) => (
        <Course
          key={course.order}
          course={course}
          canEdit={programme.can.edit}
          isSaving={correct.isPending}
          onCorrect={(correction, said) =>
            correct.mutate(correction, { onSuccess: () => showNotice(t(said)) })
          }
        />
      ))}
    </div>
  );
}

interface CourseProps {
  course: ProgrammeCourse;
  canEdit: boolean;
  isSaving: boolean;
  onCorrect: (
    correction: Correction,
    said: 'correcting.removed' | 'correcting.added' | 'correcting.level_kept',
  ) => void;
}

function Course({ course, canEdit, isSaving, onCorrect }: CourseProps) {
  const { t } = useTranslation('institutes');
  const format = useFormatters();
  const { order, code, title, credit_hours: hours, skills } = course;
  return (
    <Section
      title={<Joined parts={[code, title]} />}
      help={hours === null ? undefined : t('correcting.hours', { count: hours, shown: format.number(hours) })}
    >
      {skills.length === 0 && <Words isDimmed>{t('correcting.no_skills')}</Words>}
      <ul className={classes.skills}>
        {skills.map((skill) => (
          <Skill
            key={skill.id}
            skill={skill}
            canEdit={canEdit}
            isSaving={isSaving}
            onLevel={(level) =>
              onCorrect({ order, skill_id: skill.id, is_taught: true, level }, 'correcting.level_kept')
            }
            onRemove={() => onCorrect({ order, skill_id: skill.id, is_taught: false }, 'correcting.removed')}
          />
        ))}
      </ul>
      {canEdit && (
        <AddSkill
          course={title}
          isSaving={isSaving}
          taught={skills.map(({ id }) => id)}
          onAdd={(id) => onCorrect({ order, skill_id: id, is_taught: true }, 'correcting.added')}
        />
      )}
    </Section>
  );
}

interface SkillProps {
  skill: TaughtSkill;
  canEdit: boolean;
  isSaving: boolean;
  onLevel: (level: (typeof LEARNING_LEVELS)[number]) => void;
  onRemove: () => void;
}

function Skill({ skill, canEdit, isSaving, onLevel, onRemove }: SkillProps) {
  const { t } = useTranslation('institutes');
  const nameOf = useNames();
  const name = nameOf(skill.name);
  return (
    <li className={classes.skill}>
      <div className={classes.named}>
        <bdi className={classes.name}>{name}</bdi>
        <Words size="sm" isDimmed>
          {skill.kind === 'correction' ? t('correcting.by_hand') : <bdi>{skill.sentence}</bdi>}
        </Words>
      </div>
      {canEdit ? (
        <div className={classes.deeds}>
          <LateSelect
            size="xs"
            aria-label={t('correcting.level_of', { name })}
            placeholder={t('correcting.no_level')}
            data={LEARNING_LEVELS.map((value) => ({ value, label: t(`correcting.levels.${value}`) }))}
            value={skill.level}
            disabled={isSaving}
            allowDeselect={false}
            onChange={(next) => {
              const level = LEARNING_LEVELS.find((one) => one === next);
              if (level && level !== skill.level) onLevel(level);
            }}
          />
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            disabled={isSaving}
            aria-label={t('correcting.remove_of', { name })}
            leftSection={<CloseIcon size={14} stroke={1.8} aria-hidden />}
            onClick={onRemove}
          >
            {t('correcting.remove')}
          </Button>
        </div>
      ) : (
        <Words size="sm">
          {skill.level ? t(`correcting.levels.${skill.level}`) : t('correcting.no_level')}
        </Words>
      )}
    </li>
  );
}

interface AddSkillProps {
  course: string;
  taught: readonly string[];
  isSaving: boolean;
  onAdd: (id: string) => void;
}

function AddSkill({ course, taught, isSaving, onAdd }: AddSkillProps) {
  const { t } = useTranslation('institutes');
  const [typed, setTyped] = useState('');
  return (
    <SuggestField
      of="skill"
      onlyConcepts
      size="sm"
      className={classes.add}
      aria-label={t('correcting.add_to', { course })}
      placeholder={t('correcting.add')}
      value={typed}
      disabled={isSaving}
      onChange={setTyped}
      onSuggestion={({ id }) => {
        if (id && !taught.includes(id)) onAdd(id);
        setTyped('');
      }}
    />
  );
}
