import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ComparedSkill, ProgrammeComparison } from '#contract/features/institutes.contract.ts';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '../names.ts';
import classes from './comparison.module.css';

/** Missing, shared and other skills, each with its weight; what weighs most comes first. */
export function SkillGroups({ comparison }: { comparison: ProgrammeComparison }) {
  const { t } = useTranslation('institutes');
  const { missing, shared, other, courses, courses_there: there } = comparison;
  const most = Math.max(...[...missing, ...shared].map(({ weight }) => weight), 0);
  const mostOther = Math.max(...other.map(({ weight }) => weight), 0);
  const titles = (list: ProgrammeComparison['courses'], orders: readonly number[]) =>
    list.flatMap(({ order, title }) => (orders.includes(order) ? title : []));
  return (
    <div className={classes.groups}>
      <Section title={t('groups.missing', { count: missing.length })} help={t('groups.missing_help')}>
        <SkillList>
          {missing.map((skill) => (
            <SkillRow
              key={skill.id}
              skill={skill}
              most={most}
              courses={titles(there, skill.courses_there)}
              isThere
            />
          ))}
        </SkillList>
      </Section>
      <Section title={t('groups.shared', { count: shared.length })} help={t('groups.shared_help')}>
        <SkillList>
          {shared.map((skill) => (
            <SkillRow key={skill.id} skill={skill} most={most} courses={titles(courses, skill.courses)} />
          ))}
        </SkillList>
      </Section>
      <Section title={t('groups.other', { count: other.length })} help={t('groups.other_help')}>
        <SkillList>
          {other.map((skill) => (
            <SkillRow
              key={skill.id}
              skill={{ ...skill, credit: 1, through: null, openings: null }}
              most={mostOther}
              courses={titles(courses, skill.courses)}
            />
          ))}
        </SkillList>
      </Section>
    </div>
  );
}

/** So many skills are shown before all are asked for. */
const SHOWN = 10;

/** The skills that weigh most, and the others on demand. */
function SkillList({ children }: { children: ReactNode[] }) {
  const { t } = useTranslation('institutes');
  const [isWhole, setIsWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, children.length - SHOWN);
  return (
    <>
      <ul className={classes.skills}>{hidden > 0 ? children.slice(0, SHOWN) : children}</ul>
      {hidden > 0 && (
        <Button variant="subtle" size="compact-md" mt="xs" onClick={() => setIsWhole(true)}>
          {t('groups.show', { count: hidden })}
        </Button>
      )}
    </>
  );
}

interface SkillRowProps {
  skill: Pick<ComparedSkill, 'id' | 'name' | 'weight' | 'credit' | 'through' | 'openings'>;
  most: number;
  /** Titles of the courses that teach it, of the other programme where `isThere`. */
  courses: readonly string[];
  isThere?: boolean;
}

function SkillRow({ skill, most, courses, isThere = false }: SkillRowProps) {
  const { t } = useTranslation('institutes');
  const format = useFormatters();
  const nameOf = useNames();
  return (
    <li>
      <bdi>{nameOf(skill.name)}</bdi>
      <span className={classes.share}>{shareOf(skill.weight, format.percent)}</span>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${most > 0 ? (skill.weight / most) * 100 : 0}%` }} />
      </span>
      {skill.through && (
        <span className={classes.note}>
          {t('through', { skill: nameOf(skill.through.name), share: format.percent(skill.credit) })}
        </span>
      )}
      {!skill.through && skill.credit > 0 && skill.credit < 1 && (
        <span className={classes.note}>{t('named_only')}</span>
      )}
      {skill.openings !== null && (
        <span className={classes.note}>{t('asked_by', { count: skill.openings })}</span>
      )}
      {courses.length > 0 && (
        <span className={classes.note}>
          {t(isThere ? 'taught_there_in' : 'taught_in', {
            courses: format.list(courses.map((course) => t('course_named', { course: isolated(course) }))),
          })}
        </span>
      )}
    </li>
  );
}

/** What is there but rounds to nothing is said to be less than one percent. */
const shareOf = (weight: number, percent: (share: number) => string): string =>
  weight > 0 && weight < 0.005 ? `< ${percent(0.01)}` : percent(weight);
