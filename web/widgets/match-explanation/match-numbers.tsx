import { Table, Text } from '@mantine/core';
import type { Explanation } from '#contract/features/matches.contract.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './match-explanation.module.css';
import { byImportance, gateFactor, pointsOf } from './match-reasons.ts';

interface NumbersProps {
  explanation: Explanation;
}

/** The same as the bars and lists, as tables one click away: who wants to can compute the score again. */
export function MatchNumbers({ explanation }: NumbersProps) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const { calibration, version } = explanation;
  const sign = calibration.b < 0 ? '−' : '+';
  return (
    <details className={classes.numbers}>
      <summary>{t('table.show')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll here, by keyboard too. */}
      <section className={classes.scroll} aria-label={t('table.show')} tabIndex={0}>
        <PartsTable explanation={explanation} />
        <RequirementsTable explanation={explanation} />
        <SkillsTable explanation={explanation} />
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

/** How many points of 100 a share is, to a tenth. */
function usePoints(): (share: number) => string {
  const format = useFormatters();
  return (share) => format.number(Math.round(share * 1000) / 10);
}

const PART_NAMES = { skills: 'skills', title: 'titles', text: 'text' } as const;

function PartsTable({ explanation }: NumbersProps) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const points = usePoints();
  return (
    <Table>
      <Columns names={[t('table.part'), t('table.likeness'), t('table.weight'), t('table.points')]} />
      <Table.Tbody>
        {explanation.parts.map((part) => (
          <Table.Tr key={part.key}>
            <Table.Th scope="row">{t(`parts.${PART_NAMES[part.key]}`)}</Table.Th>
            <Table.Td>{format.percent(part.value)}</Table.Td>
            <Table.Td>{format.percent(part.weight)}</Table.Td>
            <Table.Td>{points(part.contribution)}</Table.Td>
          </Table.Tr>
        ))}
        <Sum label={t('table.sum')} value={points(pointsOf(explanation).sum)} />
      </Table.Tbody>
    </Table>
  );
}

function RequirementsTable({ explanation }: NumbersProps) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const points = usePoints();
  return (
    <Table>
      <Columns names={[t('table.requirement'), t('table.fulfilled'), t('table.weight'), t('table.factor')]} />
      <Table.Tbody>
        {explanation.gates.map((gate) => (
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
        <Sum label={t('table.kept')} value={points(pointsOf(explanation).kept)} />
        <Sum label={t('table.score')} value={format.percent(explanation.score)} />
      </Table.Tbody>
    </Table>
  );
}

function SkillsTable({ explanation: { matched, partial, missing, score } }: NumbersProps) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const skills = [
    ...[...matched, ...partial].map((skill) => ({ ...skill, lift: null })),
    ...byImportance(missing).map((skill) => ({ ...skill, credit: 0 })),
  ];
  if (skills.length === 0) return null;
  return (
    <Table>
      <Columns
        names={[
          t('table.skill'),
          t('table.importance'),
          t('table.share'),
          t('table.credit'),
          t('table.lift'),
        ]}
      />
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
  );
}

const Columns = ({ names }: { names: readonly string[] }) => (
  <Table.Thead>
    <Table.Tr>
      {names.map((name) => (
        <Table.Th key={name} scope="col">
          {name}
        </Table.Th>
      ))}
    </Table.Tr>
  </Table.Thead>
);

/** Under the columns of a table of four. */
const Sum = ({ label, value }: { label: string; value: string }) => (
  <Table.Tr>
    <Table.Th scope="row" colSpan={3}>
      {label}
    </Table.Th>
    <Table.Td>{value}</Table.Td>
  </Table.Tr>
);
