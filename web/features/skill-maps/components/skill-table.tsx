import { Table, VisuallyHidden } from '@mantine/core';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type MappedSkill, nameIn } from '../skill-maps.queries.ts';
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
    <Table.ScrollContainer minWidth={460}>
      <Table verticalSpacing="xs" className={classes.table}>
        <Table.Caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('table.skill')}</Table.Th>
            <Table.Th scope="col">{t(`table.${of}`)}</Table.Th>
            <Table.Th scope="col">{t('table.share')}</Table.Th>
            {others.map((one) => (
              <Table.Th key={one} scope="col">
                {t(`table.${one}`)}
              </Table.Th>
            ))}
            <Table.Th scope="col">{t('table.gap')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {skills.map((skill) => (
            <Table.Tr key={skill.id}>
              <Table.Th scope="row">
                <button type="button" className={classes.open} onClick={() => onOpen(skill.id)}>
                  <bdi>{nameIn(language, skill.name)}</bdi>
                </button>
              </Table.Th>
              <Table.Td data-count>{format.number(skill.count)}</Table.Td>
              <Table.Td>{format.percent(skill.share)}</Table.Td>
              {others.map((one) => (
                <Table.Td key={one}>{numberOr(skill[one])}</Table.Td>
              ))}
              <Table.Td>{skill.gap === null ? t('untold') : gapText(skill.gap)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );

  function numberOr(count: number | null) {
    return count === null ? t('fewer') : format.number(count);
  }

  function gapText(gap: number) {
    const sign = gap > 0 ? '+' : gap < 0 ? '−' : '';
    return <bdi dir="ltr">{`${sign}${format.number(Math.abs(gap))}`}</bdi>;
  }
}
