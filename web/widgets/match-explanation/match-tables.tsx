import { Text } from '@mantine/core';
import type { Explanation } from '#contract/features/matches.contract.ts';
import { Table } from '#web/design/table.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import classes from './match-explanation.module.css';
import { type GateKey, type Step, wholeSteps } from './match-reasons.ts';

interface NumbersProps {
  explanation: Explanation;
}

/** All numbers of a match: who wants to can compute the score again. */
export default function MatchTables({ explanation }: NumbersProps) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const { calibration } = explanation;
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
      <tbody>
        {wholeSteps(explanation).map((step) => (
          <tr key={`${step.kind} ${step.key}`}>
            <th scope="row">{isGate(step.key) ? t(`gates.${step.key}`) : t(`parts.${step.key}`)}</th>
            <StepNumbers explanation={explanation} of={step.key} />
            <td>
              <bdi>
                {t(step.points < 0 ? 'parts.takes' : 'parts.adds', {
                  points: format.number(Math.abs(step.points)),
                })}
              </bdi>
            </td>
          </tr>
        ))}
        <Sum label={t('table.score')} value={format.percent(explanation.score)} />
      </tbody>
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
      <td>{isOpen ? t(`gates.${gate.status}`) : step ? format.percent(step.value) : '–'}</td>
      <td>{step ? format.percent(step.weight) : '–'}</td>
    </>
  );
}

function SkillsTable({ explanation: { matched, partial, missing, score } }: NumbersProps) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const skills = [
    ...[...matched, ...partial].map((skill) => ({ ...skill, lift: null })),
    ...missing.map((skill) => ({ ...skill, credit: 0 })),
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
      <tbody>
        {skills.map((skill) => (
          <tr key={skill.name}>
            <th scope="row">
              <KnownName of={skill.name} />
            </th>
            <td>{t(`importance.${skill.importance}`)}</td>
            <td>{format.percent(skill.weight)}</td>
            <td>{format.percent(skill.credit)}</td>
            <td>{skill.lift === null ? '–' : format.percent(score + skill.lift)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Columns = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

/** Under the columns of a table of four. */
const Sum = ({ label, value }: { label: string; value: string }) => (
  <tr>
    <th scope="row" colSpan={3}>
      {label}
    </th>
    <td>{value}</td>
  </tr>
);
