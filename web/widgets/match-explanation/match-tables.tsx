import { Table, Text } from '@mantine/core';
import type { Explanation } from '#contract/features/matches.contract.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import classes from './match-explanation.module.css';
import { byImportance, type GateKey, type Step, wholeSteps } from './match-reasons.ts';

interface NumbersProps {
  explanation: Explanation;
}

/** All numbers of a match: who wants to can compute the score again. */
export default function MatchTables({ explanation }: NumbersProps) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const { calibration, version } = explanation;
  const sign = calibration.b < 0 ? '−' : '+';
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll here, by keyboard too. */}
      <section className={classes.scroll} aria-label={t('table.show')} tabIndex={0}>
        <StepsTable explanation={explanation} />
        <SkillsTable explanation={explanation} />
      </section>
      <Text size="sm" c="dimmed">
        {t('table.formula', {
          a: format.number(calibration.a),
          b: `${sign} ${format.number(Math.abs(calibration.b))}`,
          version,
        })}
      </Text>
    </>
  );
}

/** From nothing to the match, a row a step: the points add up to the percentage. */
function StepsTable({ explanation }: NumbersProps) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  return (
    <Table>
      <Columns names={[t('table.step'), t('table.value'), t('table.weight'), t('table.points')]} />
      <Table.Tbody>
        {wholeSteps(explanation).map((step) => (
          <Table.Tr key={`${step.kind} ${step.key}`}>
            <Table.Th scope="row">
              {isGate(step.key) ? t(`gates.${step.key}`) : t(`parts.${step.key}`)}
            </Table.Th>
            <StepNumbers explanation={explanation} of={step.key} />
            <Table.Td>
              <bdi>
                {t(step.points < 0 ? 'parts.takes' : 'parts.adds', {
                  points: format.number(Math.abs(step.points)),
                })}
              </bdi>
            </Table.Td>
          </Table.Tr>
        ))}
        <Sum label={t('table.score')} value={format.percent(explanation.score)} />
      </Table.Tbody>
    </Table>
  );
}

const GATES: readonly string[] = [
  'experience',
  'education',
  'level',
  'licence',
  'location',
  'language',
] satisfies GateKey[];
const isGate = (key: Step['key']): key is GateKey => GATES.includes(key);

/** How alike or how far fulfilled, and how much it weighs. */
function StepNumbers({ explanation, of }: NumbersProps & { of: Step['key'] }) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const part = explanation.parts.find(({ key }) => key === of);
  const gate = explanation.gates.find(({ key }) => key === of);
  const isOpen = gate?.status === 'unknown' || gate?.status === 'not_asked';
  const step = part ?? gate;
  return (
    <>
      <Table.Td>{isOpen ? t(`gates.${gate.status}`) : step ? format.percent(step.value) : '–'}</Table.Td>
      <Table.Td>{step ? format.percent(step.weight) : '–'}</Table.Td>
    </>
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
              <KnownName of={skill.name} />
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
