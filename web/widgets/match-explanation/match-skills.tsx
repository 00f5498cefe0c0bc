import { Button, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { Explanation } from '#contract/features/matches.contract.ts';
import { StatusDot, type Tone } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import classes from './match-explanation.module.css';
import type { MatchReader } from './match-reasons.ts';

/** So many skills of a kind are shown before one asks for the rest. */
const SHOWN_FIRST = 6;

interface MatchSkillsProps {
  explanation: Explanation;
  reader: MatchReader;
}

/** Skill by skill: what shows it, what asks for it, and what it would bring. */
export function MatchSkills({ explanation, reader }: MatchSkillsProps) {
  const { t } = useTranslation('match-explanation');
  const { score, matched, partial, missing } = explanation;
  if (matched.length + partial.length + missing.length === 0)
    return (
      <section>
        <Title order={3}>{t('skills.title')}</Title>
        <Text size="sm">{t('skills.none')}</Text>
      </section>
    );

  return (
    <div className={classes.skills}>
      {matched.length > 0 && <Matched skills={matched} reader={reader} />}
      {partial.length > 0 && <ThroughRelated skills={partial} reader={reader} />}
      {missing.length > 0 ? (
        <SkillGroup
          title={t('skills.missing', { count: missing.length })}
          tone="problem"
          skills={missing}
          about={(skill) => (
            <>
              <Lift score={score} lift={skill.lift} />
              {/* What the job names in its text alone stands in no list of it. */}
              <Quotes evidence={null} asked={skill.asked ?? null} reader={reader} />
            </>
          )}
        />
      ) : (
        <section>
          <Title order={3} className={classes.skillTitle}>
            <StatusDot tone="good" />
            {t('skills.missing_none')}
          </Title>
        </section>
      )}
    </div>
  );
}

type MatchedSkill = Explanation['matched'][number];

/** Skills that are there, with what shows them; those that are merely named are marked. */
function Matched({ skills, reader }: { skills: readonly MatchedSkill[]; reader: MatchReader }) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const isOnlyListed = (skill: MatchedSkill) => !skill.evidence && !skill.declared_after;
  return (
    <SkillGroup
      title={t('skills.matched', { count: skills.length })}
      tone="good"
      skills={skills}
      isOnlyListed={isOnlyListed}
      footnote={skills.some(isOnlyListed) && t(`skills.only_listed_meaning.${reader}`)}
      about={(skill) => (
        <>
          {skill.credit < 1 && (
            <Text size="sm">{t('skills.below_level', { percent: format.percent(skill.credit) })}</Text>
          )}
          <Declared course={skill.declared_after} reader={reader} />
          <Quotes evidence={skill.evidence} asked={skill.asked} reader={reader} />
        </>
      )}
    />
  );
}

interface ThroughRelatedProps {
  skills: Explanation['partial'];
  reader: MatchReader;
}

/** Skills that are there in part, through one that is related. */
function ThroughRelated({ skills, reader }: ThroughRelatedProps) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  return (
    <SkillGroup
      title={t('skills.partial', { count: skills.length })}
      tone="caution"
      skills={skills}
      about={(skill) => (
        <>
          <Text size="sm">
            {t('skills.through', { percent: format.percent(skill.credit) })}{' '}
            <span className={classes.through}>
              <KnownName of={skill.through.name} />
            </span>
          </Text>
          <Declared course={skill.declared_after} reader={reader} />
          <Quotes evidence={skill.evidence} asked={skill.asked} reader={reader} />
        </>
      )}
    />
  );
}

interface NamedSkill {
  name: string;
  importance: Explanation['missing'][number]['importance'];
}

interface SkillGroupProps<S> {
  title: ReactNode;
  tone: Tone;
  skills: readonly S[];
  about: (skill: S) => ReactNode;
  isOnlyListed?: (skill: S) => boolean;
  /** Explains a mark that some of the skills carry. */
  footnote?: ReactNode;
}

function SkillGroup<S extends NamedSkill>(props: SkillGroupProps<S>) {
  const { title, tone, skills, about, isOnlyListed, footnote } = props;
  const { t } = useTranslation('match-explanation');
  const [isWhole, setIsWhole] = useState(false);
  const listId = useId();
  const shown = isWhole ? skills : skills.slice(0, SHOWN_FIRST);
  return (
    <section>
      <Title order={3} className={classes.skillTitle}>
        <StatusDot tone={tone} />
        {title}
      </Title>
      <ul className={classes.skillList} id={listId}>
        {shown.map((skill) => (
          <li key={skill.name}>
            <div className={classes.skillLine}>
              <Text fw={500} component="span">
                <KnownName of={skill.name} />
              </Text>
              <Text size="xs" c="dimmed" component="span">
                {t(`importance.${skill.importance}`)}
              </Text>
              {isOnlyListed?.(skill) && (
                <Text size="xs" c="dimmed" component="span">
                  {t('skills.only_listed')}
                </Text>
              )}
            </div>
            {about(skill)}
          </li>
        ))}
      </ul>
      {skills.length > shown.length && (
        <Button variant="subtle" size="compact-sm" aria-controls={listId} onClick={() => setIsWhole(true)}>
          {t('skills.show_all', { count: skills.length - shown.length })}
        </Button>
      )}
      {footnote && (
        <Text size="xs" c="dimmed" mt={6}>
          {footnote}
        </Text>
      )}
    </section>
  );
}

interface DeclaredProps {
  course: Explanation['matched'][number]['declared_after'];
  reader: MatchReader;
}

/** A skill that only the person’s own word shows, and after which course they gave it. */
function Declared({ course, reader }: DeclaredProps) {
  const { t } = useTranslation('match-explanation');
  const { language } = useLanguage();
  if (!course) return null;
  return <Text size="sm">{t(`skills.declared.${reader}`, { course: course[language] || course.en })}</Text>;
}

interface QuotesProps {
  evidence: string | null;
  asked: string | null;
  reader: MatchReader;
}

/** The sentence of the profile that shows a skill, and the one of the job that asks for it. */
function Quotes({ evidence, asked, reader }: QuotesProps) {
  const { t } = useTranslation('match-explanation');
  if (!evidence && !asked) return null;
  return (
    <dl className={classes.quotes}>
      {evidence && (
        <>
          <dt>{t(`skills.profile.${reader}`)}</dt>
          <dd dir="auto" className={classes.quote}>
            {evidence}
          </dd>
        </>
      )}
      {asked && (
        <>
          <dt>{t('skills.job')}</dt>
          <dd dir="auto" className={classes.quote}>
            {asked}
          </dd>
        </>
      )}
    </dl>
  );
}

function Lift({ score, lift }: { score: number; lift: number }) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const [now, then] = [format.percent(score), format.percent(score + lift)];
  return (
    <Text size="sm" c="dimmed">
      {now === then ? t('skills.lift_none') : t('skills.lift', { percent: then })}
    </Text>
  );
}
