import { VisuallyHidden } from '@mantine/core';
import { Table, TableScroll } from '#web/design/table.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type MappedSkill, nameIn } from '../skill-maps.queries.ts';
import { GapTold } from './gap-told.tsx';
import classes from './skill-table.module.css';

interface SkillTableProps {
  skills: readonly MappedSkill[];
  caption: string;
  /** What the map counts: its column comes first, with the share. */
  of: 'jobs' | 'people' | 'courses';
  onOpen: (id: string) => void;
}

/** The numbers of the map, and the other side of each. */
export function SkillTable({ skills, caption, of, onOpen }: SkillTableProps) {
  const { t } = useTranslation('skill-maps');
  const { language } = useLanguage();
  const format = useFormatters();
  const others = (['jobs', 'people', 'courses'] as const).filter((one) => one !== of);
  return (
    <TableScroll minWidth={460}>
      <Table className={classes.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('table.skill')}</th>
            <th scope="col">{t(`table.${of}`)}</th>
            <th scope="col">{t('table.share')}</th>
            {others.map((one) => (
              <th key={one} scope="col">
                {t(`table.${one}`)}
              </th>
            ))}
            <th scope="col">{t('table.gap')}</th>
          </tr>
        </thead>
        <tbody>
          {skills.map((skill) => (
            <tr key={skill.id}>
              <th scope="row">
                <button type="button" className={classes.open} onClick={() => onOpen(skill.id)}>
                  <bdi>{nameIn(language, skill.name)}</bdi>
                </button>
              </th>
              <td data-count>{format.number(skill.count)}</td>
              <td>{format.percent(skill.share)}</td>
              {others.map((one) => (
                <td key={one}>{numberOr(skill[one])}</td>
              ))}
              <td>
                <GapTold {...skill} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );

  function numberOr(count: number | null) {
    return count === null ? t('fewer') : format.number(count);
  }
}
