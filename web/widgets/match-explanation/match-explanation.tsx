import { Text, Title } from '@mantine/core';
import type { Explanation } from '#contract/features/matches.contract.ts';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './match-explanation.module.css';
import { MatchGates } from './match-gates.tsx';
import { MatchNames } from './match-names.tsx';
import { MatchNumbers } from './match-numbers.tsx';
import { type MatchReader, wholeSteps } from './match-reasons.ts';
import { MatchSkills } from './match-skills.tsx';

interface MatchExplanationProps {
  explanation: Explanation;
  reader: MatchReader;
  /** Beside something longer: the names behind the score are shown, and the whole calculation is one click away. */
  isFolded?: boolean;
}

/**
 * A score taken apart: where its points come from, what the requirements take, each skill with its evidence,
 * what is not known, and all numbers as a table. Its headings are of the third level.
 */
export function MatchExplanation({ explanation, reader, isFolded = false }: MatchExplanationProps) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const percent = format.percent(explanation.score);
  return (
    <div className={classes.explanation}>
      <div className={classes.score}>
        <ScoreRing share={explanation.score} label={percent} description={t('ring', { percent })} size={84} />
        <Text className={classes.meaning}>{t(`meaning.${reader}`)}</Text>
      </div>
      {isFolded ? (
        <>
          <MatchNames explanation={explanation} reader={reader} />
          <details className={classes.numbers}>
            <summary>{t('whole.show')}</summary>
            <div className={classes.whole}>
              <Calculation explanation={explanation} reader={reader} />
            </div>
          </details>
        </>
      ) : (
        <Calculation explanation={explanation} reader={reader} />
      )}
    </div>
  );
}

function Calculation({ explanation, reader }: MatchExplanationProps) {
  return (
    <>
      <div className={classes.columns}>
        <Parts explanation={explanation} />
        <MatchGates explanation={explanation} reader={reader} />
      </div>
      <MatchSkills explanation={explanation} reader={reader} />
      <Unknown facts={explanation.unknown} reader={reader} />
      <MatchNumbers explanation={explanation} />
    </>
  );
}

/** Bars as long as a part can weigh, filled as far as it got, with the points of the match that it brings. */
function Parts({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const steps = wholeSteps(explanation).filter(({ kind }) => kind !== 'gate');
  const pointsOf = (key: string) => steps.find((step) => step.key === key)?.points ?? 0;
  const heaviest = Math.max(...explanation.parts.map((part) => part.weight));
  return (
    <section>
      <Title order={3}>{t('parts.heading')}</Title>
      <Text size="sm" c="dimmed">
        {t('parts.help')}
      </Text>
      <ul className={classes.parts}>
        <li className={classes.partLine}>
          <span>{t('parts.start')}</span>
          <Points points={pointsOf('start')} />
        </li>
        {explanation.parts.map((part) => (
          <li key={part.key}>
            <div className={classes.partLine}>
              <span>{t(`parts.${part.key}`)}</span>
              <Points points={pointsOf(part.key)} />
            </div>
            {part.key === 'work' && <CommonWork name={explanation.common_work} />}
            <div
              className={classes.bar}
              style={{ inlineSize: `${(part.weight / heaviest) * 100}%` }}
              role="img"
              aria-label={t('parts.alike', { percent: format.percent(part.value) })}
            >
              <div className={classes.fill} style={{ inlineSize: `${part.value * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
      <Text size="sm" fw={500}>
        {t('parts.sum', { points: format.number(steps.reduce((sum, { points }) => sum + points, 0)) })}
      </Text>
    </section>
  );
}

function Points({ points }: { points: number }) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  return <bdi className={classes.points}>{t('parts.adds', { points: format.number(points) })}</bdi>;
}

/** What job and profile have in common, in the words of a trade. */
function CommonWork({ name }: { name: Explanation['common_work'] }) {
  const { t } = useTranslation('match-explanation');
  const { language } = useLanguage();
  if (!name) return null;
  return (
    <Text size="sm" c="dimmed">
      {t('parts.reads_like', { occupation: name[language] })}
    </Text>
  );
}

const FACT_NAMES = {
  experience: 'experience',
  education: 'education',
  level: 'level',
  licence: 'licence',
  location: 'location',
  language: 'language',
  title: 'titles',
  skills: 'skills',
} as const;

function Unknown({ facts, reader }: { facts: readonly string[]; reader: MatchReader }) {
  const { t } = useTranslation('match-explanation');
  const known = facts.filter((fact): fact is keyof typeof FACT_NAMES => fact in FACT_NAMES);
  if (known.length === 0) return null;
  return (
    <section>
      <Title order={3}>{t('unknown.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('unknown.help')}
      </Text>
      <ul className={classes.unknown}>
        {known.map((fact) => (
          <li key={fact}>{t(`unknown.${FACT_NAMES[fact]}.${reader}`)}</li>
        ))}
      </ul>
    </section>
  );
}
