import { Anchor, Button, Group, Text, Title, UnstyledButton } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { SKILL_GROUPS } from '#contract/features/skills.contract.ts';
import { CloseIcon, EditIcon, PlusIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { fieldErrorText } from '#web/platform/field-words.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useShownName } from '#web/platform/known-names.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { DeclaredSkills } from '#web/widgets/profile-view/declared-skills.tsx';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';
import { useEditing } from '../editing.ts';
import { addEntry, putBack, removeEntry, replaceEntry, together } from '../profile-changes.ts';
import { changeAtOnce } from '../profile-saving.ts';
import { isDoubtful, type Source } from '../resume-evidence.ts';
import { SourceWords } from './doubt.tsx';
import classes from './skills-section.module.css';

type Skill = Profile['skills'][number];

interface SkillsSectionProps {
  skills: readonly Skill[];
  sourceOf: (skill: Skill) => Source | null;
}

const GROUPS = [...SKILL_GROUPS, 'other'] as const;
const EDIT_ID = 'edit-skills';

/** Skills in their groups. They are added and taken away one by one, each saved at once. */
export function SkillsSection({ skills, sourceOf }: SkillsSectionProps) {
  const { t } = useTranslation('profiles');
  const shown = useShownName();
  const { edit, open, close } = useEditing();
  const isEditing = edit === 'skills';
  const doubtful = skills.filter((skill) => isDoubtful(skill.confidence));

  const remove = (skill: Skill) => {
    const at = skills.indexOf(skill);
    void changeAtOnce(removeEntry('skills', skill));
    showNotice(t('removed', { name: isolated(shown(skill.name)) }), {
      undo: () => void changeAtOnce(putBack('skills', skill, at)),
    });
  };

  return (
    <Section
      look="sheet"
      title={t('skills.title')}
      actions={
        <Button
          id={EDIT_ID}
          variant="subtle"
          size="compact-md"
          leftSection={isEditing ? undefined : <EditIcon size={16} stroke={1.8} aria-hidden />}
          aria-label={isEditing ? undefined : t('edit_named', { name: isolated(t('skills.title')) })}
          onClick={() => (isEditing ? close(EDIT_ID) : open('skills'))}
        >
          {t(isEditing ? 'skills.done' : 'edit')}
        </Button>
      }
    >
      {isEditing && <AddSkill skills={skills} />}
      {skills.length === 0 && <Text c="dimmed">{t('skills.empty')}</Text>}
      {GROUPS.map((group) => {
        const members = skills.filter((skill) => (skill.group ?? 'other') === group);
        if (members.length === 0) return null;
        return (
          <div key={group} className={classes.group}>
            <Title order={3} size="sm" c="dimmed">
              {t(`skills.groups.${group}`)}
            </Title>
            {group === 'other' && (
              <Text size="xs" c="dimmed">
                {t('skills.other_help')}
              </Text>
            )}
            <SkillList members={members} isEditing={isEditing} sourceOf={sourceOf} onRemove={remove} />
          </div>
        );
      })}
      <DeclaredSkills skills={skills} />
      {doubtful.length > 0 && (
        <div className={classes.doubtful}>
          <Text size="sm" c="dimmed">
            {t('skills.doubtful', { count: doubtful.length })}
          </Text>
          <Anchor
            component="button"
            type="button"
            size="sm"
            onClick={() => void changeAtOnce(together(...doubtful.map(confirmed)))}
          >
            {t('skills.keep_all')}
          </Anchor>
        </div>
      )}
    </Section>
  );
}

const confirmed = (skill: Skill) => replaceEntry('skills', skill, { ...skill, confidence: null });

interface SkillListProps {
  members: readonly Skill[];
  isEditing: boolean;
  sourceOf: (skill: Skill) => Source | null;
  onRemove: (skill: Skill) => void;
}

function SkillList({ members, isEditing, sourceOf, onRemove }: SkillListProps) {
  const { t } = useTranslation('profiles');
  const shown = useShownName();
  const [chosenName, setChosenName] = useState<string | null>(null);
  const chosen = members.find((skill) => skill.name === chosenName && isDoubtful(skill.confidence));
  return (
    <>
      <ul className={classes.skills}>
        {members.map((skill) => {
          const isUnsure = isDoubtful(skill.confidence);
          return (
            <li
              key={skill.name}
              className={classes.skill}
              data-unsure={isUnsure || undefined}
              data-declared={Boolean(skill.declared_after) || undefined}
            >
              {isUnsure ? (
                <UnstyledButton
                  className={classes.check}
                  aria-label={t('skills.check_named', { name: isolated(shown(skill.name)) })}
                  aria-expanded={chosen === skill}
                  onClick={() => setChosenName(chosen === skill ? null : skill.name)}
                >
                  <KnownName of={skill.name} />
                </UnstyledButton>
              ) : (
                <KnownName of={skill.name} />
              )}
              {isEditing && (
                <UnstyledButton
                  className={classes.remove}
                  aria-label={t('skills.remove_named', { name: isolated(shown(skill.name)) })}
                  onClick={() => onRemove(skill)}
                >
                  <CloseIcon size={14} stroke={2} aria-hidden />
                </UnstyledButton>
              )}
            </li>
          );
        })}
      </ul>
      {chosen && isDoubtful(chosen.confidence) && (
        <div className={classes.reasons}>
          <Text fw={500} mb={4}>
            <KnownName of={chosen.name} />
          </Text>
          <SourceWords confidence={chosen.confidence} source={sourceOf(chosen)} />
          <Group gap="xs" mt="sm">
            <Button size="compact-md" onClick={() => void changeAtOnce(confirmed(chosen))}>
              {t('skills.keep')}
            </Button>
            <Button variant="default" size="compact-md" onClick={() => onRemove(chosen)}>
              {t('remove')}
            </Button>
          </Group>
        </div>
      )}
    </>
  );
}

const MOST_LETTERS = 120;

/** Chosen from the taxonomy or written freely; the server finds the group of either. */
function AddSkill({ skills }: { skills: readonly Skill[] }) {
  const { t } = useTranslation('profiles');
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  // Choosing an option writes it into the field after it was added: that text is not wanted.
  const wasChosen = useRef(false);

  const add = (name: string, ref_skill: string | null) => {
    const isThere = skills.some(
      (skill) =>
        skill.name.toLowerCase() === name.toLowerCase() || (ref_skill && skill.ref_skill === ref_skill),
    );
    setError(isThere ? fieldErrorText('already_there') : null);
    if (isThere || !name) return;
    void changeAtOnce(addEntry('skills', { name, ref_skill, group: null, confidence: null }));
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(text.trim().slice(0, MOST_LETTERS), null);
  };
  return (
    <form className={classes.add} onSubmit={submit} noValidate>
      <SuggestField
        of="skill"
        label={t('skills.add_label')}
        description={t('skills.add_help')}
        className={classes.field}
        value={text}
        error={error}
        maxLength={MOST_LETTERS}
        autoFocus
        onChange={(typed) => {
          if (wasChosen.current) {
            wasChosen.current = false;
            return;
          }
          setError(null);
          setText(typed);
        }}
        onSuggestion={({ id, name }) => {
          wasChosen.current = true;
          setText('');
          add(name, id);
        }}
      />
      <Button type="submit" variant="default" size="md" leftSection={<PlusIcon size={16} aria-hidden />}>
        {t('skills.add')}
      </Button>
    </form>
  );
}
