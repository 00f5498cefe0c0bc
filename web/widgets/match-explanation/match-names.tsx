import type { Explanation } from '#contract/features/matches.contract.ts';
import { Joined } from '#web/design/joined.tsx';
import { StatusDot, type Tone } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import classes from './match-explanation.module.css';
import type { MatchReader } from './match-reasons.ts';

/** The names behind a score, in as many lines: what is there, what is related, what is missing, what is not fully met. */
export function MatchNames({ explanation, reader }: { explanation: Explanation; reader: MatchReader }) {
  const { t } = useTranslation('match-explanation');
  const { matched, partial, missing, gates } = explanation;
  const short = gates.filter(({ status }) => status === 'short');
  const lines: readonly { label: string; tone: Tone; names: readonly string[] }[] = [
    { label: t(`names.matched.${reader}`), tone: 'good', names: namesOf(byWeight(matched)) },
    { label: t(`names.partial.${reader}`), tone: 'caution', names: namesOf(byWeight(partial)) },
    { label: t(`names.missing.${reader}`), tone: 'problem', names: namesOf(missing) },
    { label: t('gates.short'), tone: 'caution', names: short.map(({ key }) => t(`gates.${key}`)) },
  ];
  return (
    <dl className={classes.names}>
      {lines
        .filter(({ names }) => names.length > 0)
        .map(({ label, tone, names }) => (
          <div key={label}>
            <dt>
              <StatusDot tone={tone} />
              {label}
            </dt>
            <dd>
              <Joined parts={names.map((name) => <KnownName key={name} of={name} />)} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

const byWeight = <S extends { weight: number }>(skills: readonly S[]) =>
  skills.toSorted((a, b) => b.weight - a.weight);

const namesOf = (skills: readonly { name: string }[]) => skills.map(({ name }) => name);
