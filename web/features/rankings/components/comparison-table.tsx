// biome-ignore-all lint/a11y/noRedundantRoles: on a phone its rows and cells are laid out by themselves, and browsers forget what they are.
// biome-ignore-all lint/a11y/useSemanticElements: as above.
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import { StatusDot, type Tone } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './ranking-compare.module.css';

interface LineProps {
  label: ReactNode;
  people: readonly MatchingCandidate[];
  /** What is said of one of them; where that is nothing, so it is told. */
  children: (person: MatchingCandidate) => ReactNode;
}

/**
 * A line of the comparison, a cell for each candidate. On a phone its label stands above its cells, so that two people fit
 * beside each other; the roles stay said.
 */
export const Line = ({ label, people, children }: LineProps) => (
  <tr role="row">
    <th role="rowheader" scope="row" className={classes.fact}>
      {label}
    </th>
    {people.map((person) => (
      <td role="cell" key={person.candidate_id}>
        {children(person) || <Unsaid />}
      </td>
    ))}
  </tr>
);

/** Over several lines what they are about. */
export const Heading = ({
  people,
  children,
}: {
  people: readonly MatchingCandidate[];
  children: ReactNode;
}) => (
  <tr role="row">
    <th role="rowheader" scope="rowgroup" colSpan={people.length + 1} className={classes.heading}>
      {children}
    </th>
  </tr>
);

/** A word with the colour of its meaning. */
export const Mark = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={classes.mark}>
    <StatusDot tone={tone} />
    <span>{children}</span>
  </span>
);

/** A share as a bar, with its number. */
export const Bar = ({ share, label }: { share: number; label: string }) => (
  <span className={classes.part}>
    <span className={classes.bar} aria-hidden="true">
      <span style={{ inlineSize: `${share * 100}%` }} />
    </span>
    {label}
  </span>
);

function Unsaid() {
  const { t } = useTranslation('candidate-rows');
  return (
    <Text size="sm" c="dimmed" component="span">
      {t('unknown')}
    </Text>
  );
}
