import { Text, Title } from '@mantine/core';
import type { Explanation } from '#contract/features/matches.contract.ts';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './match-explanation.module.css';
import { MatchGates } from './match-gates.tsx';
import { MatchNumbers } from './match-numbers.tsx';
import { type MatchReader, pointsOf } from './match-reasons.ts';
import { MatchSkills } from './match-skills.tsx';

interface MatchExplanationProps {
  explanation: Explanation;
  reader: MatchReader;
}

/**
 * A score taken apart: where its points come from, what the requirements take, each skill with its evidence,
 * what is not known, and all numbers as a table. Its headings are of the third level.
 */
export function MatchExplanation({ explanation, reader }: MatchExplanationProps) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const percent = format.percent(explanation.score);
  return (
    <div className={classes.explanation}>
      <div className={classes.score}>
        <ScoreRing share={explanation.score} label={percent} description={t('ring', { percent })} size={84} />
        <Text className={classes.meaning}>{t(`meaning.${reader}`)}</Text>
      </div>
      <div className={classes.columns}>
        <Parts explanation={explanation} />
        <MatchGates gates={explanation.gates} reader={reader} />
      </div>
      <MatchSkills explanation={explanation} reader={reader} />
      <Unknown facts={explanation.unknown} reader={reader} />
      <MatchNumbers explanation={explanation} />
    </div>
  );
}

const PART_NAMES = { skills: 'skills', title: 'titles', text: 'text' } as const;

/** Bars as long as a part can weigh, filled as far as it got. */
function Parts({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const points = (share: number) => format.number(Math.round(share * 100));
  const heaviest = Math.max(...explanation.parts.map((part) => part.weight));
  return (
    <section>
      <Title order={3}>{t('parts.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('parts.help')}
      </Text>
      <ul className={classes.parts}>
        {explanation.parts.map((part) => (
          <li key={part.key}>
            <div className={classes.partLine}>
              <span>{t(`parts.${PART_NAMES[part.key]}`)}</span>
              <span className={classes.points}>
                {t('parts.points', { points: points(part.contribution), most: points(part.weight) })}
              </span>
            </div>
            <div
              className={classes.bar}
              style={{ inlineSize: `${(part.weight / heaviest) * 100}%` }}
              aria-hidden="true"
            >
              <div className={classes.fill} style={{ inlineSize: `${part.value * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
      <Text size="sm" fw={500}>
        {t('parts.sum', { points: points(pointsOf(explanation).sum) })}
      </Text>
    </section>
  );
}

const FACT_NAMES = {
  experience: 'experience',
  education: 'education',
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
