import { Text } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import type { Explanation } from '#contract/features/matches.contract.ts';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import { Dot } from '#web/design/joined.tsx';
import { StatusDot } from '#web/design/status-badge.tsx';
import { watchSize } from '#web/platform/element-size.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { evidenceIn } from '#web/widgets/match-explanation/match-reasons.ts';
import { MatchWhy } from '#web/widgets/match-explanation/match-why.tsx';
import { SkillQuotes } from '#web/widgets/match-explanation/skill-quotes.tsx';
import { NamesInLine } from './names-in-line.tsx';
import classes from './ranking-row.module.css';

/** As many as a line may hold; how many there are stands before them. */
const SKILLS_SHOWN = 8;

/** How many skills are there and how many are not, the heaviest by name, and each requirement that is not met. */
export function MatchInLines({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation(['rankings', 'match-explanation']);
  const format = useFormatters();
  const { matched, partial, missing, gates } = explanation;
  const short = gates
    .filter((gate) => gate.status === 'short')
    .map((gate) => t(`match-explanation:gates.${gate.key}`));
  const there = matched.toSorted((a, b) => b.weight - a.weight);
  const counted = (all: readonly { name: string }[]) => ({
    count: format.number(all.length),
    of: all.length,
    names: all.slice(0, SKILLS_SHOWN).map(({ name }) => name),
  });
  const has = counted(there);
  const related = counted(there.length === 0 ? partial : []);
  const lacks = counted(missing);
  const lines = [
    { label: t('row.has', { number: has.count }), tone: 'good', names: has.names, of: has.of },
    {
      label: t('row.related', { number: related.count }),
      tone: 'neutral',
      names: related.names,
      of: related.of,
    },
    { label: t('row.lacks', { number: lacks.count }), tone: 'problem', names: lacks.names, of: lacks.of },
    {
      label: t('row.falls_short', { number: format.number(short.length) }),
      tone: 'caution',
      names: short,
      of: short.length,
    },
  ] as const;
  const named = lines.filter(({ names }) => names.length > 0);
  return (
    <ul className={classes.why}>
      {named.map(({ label, tone, names, of }) => (
        <li key={label}>
          <StatusDot tone={tone} />
          <NamesInLine label={label} names={names} of={of} />
        </li>
      ))}
      {matched.length + partial.length + missing.length === 0 && <li>{t('row.no_skills')}</li>}
    </ul>
  );
}

interface EvidenceProps {
  person: MatchingCandidate;
  onHeight: (extra: number) => void;
}

/** The sentences that show each skill, what is missing with what it would bring, and the way to the whole score. */
export function Evidence({ person, onHeight }: EvidenceProps) {
  const box = useToldHeight(onHeight);
  const { explanation, name } = person;
  return (
    <div ref={box} className={classes.evidence}>
      <Quotes explanation={explanation} />
      {explanation.missing.length > 0 && <Missing explanation={explanation} />}
      <MatchWhy explanation={explanation} reader="recruiter" name={name} />
    </div>
  );
}

/** Says how high an element is, now and whenever that changes. */
function useToldHeight(onHeight: (height: number) => void) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const tell = () => onHeight(element.offsetHeight);
    tell();
    return watchSize(element, tell);
  }, [onHeight]);
  return box;
}

function Quotes({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation('rankings');
  const shown = evidenceIn(explanation);
  if (shown.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('ranking.no_evidence')}
      </Text>
    );
  return <SkillQuotes sentences={shown} isWide />;
}

/** What is missing, each with what the match would be with it where that shows. */
function Missing({ explanation: { missing, score } }: { explanation: Explanation }) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  return (
    <Text size="sm">
      <span className={classes.label}>{t('row.missing')}</span>{' '}
      {missing.slice(0, SKILLS_SHOWN).map((skill, index) => {
        const percent = format.percent(score + skill.lift);
        return (
          <span key={skill.name}>
            {index > 0 && <Dot />}
            <KnownName of={skill.name} />
            {percent !== format.percent(score) && (
              <span className={classes.label}> {t('ranking.would_be', { percent })}</span>
            )}
          </span>
        );
      })}
      {missing.length > SKILLS_SHOWN && (
        <>
          {' '}
          <bdi dir="ltr" className={classes.label}>
            +{format.number(missing.length - SKILLS_SHOWN)}
          </bdi>
        </>
      )}
    </Text>
  );
}
