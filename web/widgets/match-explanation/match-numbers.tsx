import { Table, Text } from '@mantine/core';
import type { Explanation } from '#contract/features/matches.contract.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './match-explanation.module.css';
import { byImportance, gateFactor, pointsOf } from './match-reasons.ts';

const PART_NAMES = { skills: 'skills', title: 'titles', text: 'text' } as const;

/** The same as the bars and lists, as tables one click away: who wants to can compute the score again. */
export function MatchNumbers({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const { parts, gates, calibration, score, version } = explanation;
  const points = (share: number) => format.number(Math.round(share * 1000) / 10);
  const { sum, kept } = pointsOf(explanation);
  const sign = calibration.b < 0 ? '−' : '+';
  const skills = [
    ...explanation.matched.map((skill) => ({ ...skill, lift: null })),
    ...explanation.partial.map((skill) => ({ ...skill, lift: null })),
    ...byImportance(explanation.missing).map((skill) => ({ ...skill, credit: 0 })),
  ];
  return (
    <details className={classes.numbers}>
      <summary>{t('table.show')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll here, by keyboard too. */}
      <section className={classes.scroll} aria-label={t('table.show')} tabIndex={0}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('table.part')}</Table.Th>
              <Table.Th scope="col">{t('table.likeness')}</Table.Th>
              <Table.Th scope="col">{t('table.weight')}</Table.Th>
              <Table.Th scope="col">{t('table.points')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {parts.map((part) => (
              <Table.Tr key={part.key}>
                <Table.Th scope="row">{t(`parts.${PART_NAMES[part.key]}`)}</Table.Th>
                <Table.Td>{format.percent(part.value)}</Table.Td>
                <Table.Td>{format.percent(part.weight)}</Table.Td>
                <Table.Td>{points(part.contribution)}</Table.Td>
              </Table.Tr>
            ))}
            <Table.Tr>
              <Table.Th scope="row" colSpan={3}>
                {t('table.sum')}
              </Table.Th>
              <Table.Td>{points(sum)}</Table.Td>
            </Table.Tr>
          </Table.Tbody>
        </Table>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('table.requirement')}</Table.Th>
              <Table.Th scope="col">{t('table.fulfilled')}</Table.Th>
              <Table.Th scope="col">{t('table.weight')}</Table.Th>
              <Table.Th scope="col">{t('table.factor')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {gates.map((gate) => (
              <Table.Tr key={gate.key}>
                <Table.Th scope="row">{t(`gates.${gate.key}`)}</Table.Th>
                <Table.Td>
                  {gate.status === 'unknown' || gate.status === 'not_asked'
                    ? t(`gates.${gate.status}`)
                    : format.percent(gate.value)}
                </Table.Td>
                <Table.Td>{format.percent(gate.weight)}</Table.Td>
                <Table.Td>{format.percent(gateFactor(gate))}</Table.Td>
              </Table.Tr>
            ))}
            <Table.Tr>
              <Table.Th scope="row" colSpan={3}>
                {t('table.kept')}
              </Table.Th>
              <Table.Td>{points(kept)}</Table.Td>
            </Table.Tr>
            <Table.Tr>
              <Table.Th scope="row" colSpan={3}>
                {t('table.score')}
              </Table.Th>
              <Table.Td>{format.percent(score)}</Table.Td>
            </Table.Tr>
          </Table.Tbody>
        </Table>
        {skills.length > 0 && (
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('table.skill')}</Table.Th>
                <Table.Th scope="col">{t('table.importance')}</Table.Th>
                <Table.Th scope="col">{t('table.share')}</Table.Th>
                <Table.Th scope="col">{t('table.credit')}</Table.Th>
                <Table.Th scope="col">{t('table.lift')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {skills.map((skill) => (
                <Table.Tr key={skill.name}>
                  <Table.Th scope="row">
                    <bdi>{skill.name}</bdi>
                  </Table.Th>
                  <Table.Td>{t(`importance.${skill.importance}`)}</Table.Td>
                  <Table.Td>{format.percent(skill.weight)}</Table.Td>
                  <Table.Td>{format.percent(skill.credit)}</Table.Td>
                  <Table.Td>{skill.lift === null ? '–' : format.percent(score + skill.lift)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </section>
      <Text size="sm" c="dimmed">
        {t('table.formula', {
          a: format.number(calibration.a),
          b: `${sign} ${format.number(Math.abs(calibration.b))}`,
          version,
        })}
      </Text>
    </details>
  );
}
