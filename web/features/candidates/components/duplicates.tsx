import { Alert, Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  decideDuplicate,
  type Duplicates as Found,
  getCandidate,
  listCandidateHistory,
  listCandidateJobs,
  listCandidates,
  listDuplicates,
} from '#contract/features/candidates.contract.ts';
import { Joined } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import classes from './candidate-side.module.css';

type Verdict = 'same' | 'different' | 'undecided';

type Decide = (
  other: { candidate_id: string; name: string },
  verdict: Verdict,
  before: Verdict,
) => Promise<void>;

/** Accounts that may be this person, each with why; those that the company takes for one; and the way back from either. */
export function Duplicates({ candidateId }: { candidateId: string }) {
  const { t } = useTranslation('candidates');
  const found = useQuery(queryFor(listDuplicates, { params: { id: candidateId } })).data;
  const { decide, isRunning } = useVerdict(candidateId);
  if (!found || (!found.shown_as && found.merged.length === 0 && found.suggestions.length === 0)) return null;
  return (
    <Section title={t('duplicates.title')} help={t('duplicates.help')}>
      {found.shown_as && <ShownAs other={found.shown_as} onDecide={decide} />}
      <ul className={classes.twins}>
        {found.merged.map((other) => (
          <Merged key={other.candidate_id} other={other} onDecide={decide} />
        ))}
        {found.suggestions.map((other) => (
          <Suggestion key={other.candidate_id} other={other} onDecide={decide} isBusy={isRunning} />
        ))}
      </ul>
    </Section>
  );
}

/** Says whether another account is the same person; the snackbar takes it back. */
function useVerdict(candidateId: string): { decide: Decide; isRunning: boolean } {
  const { t } = useTranslation('candidates');
  const change = useMutation({
    ...mutationFor(decideDuplicate),
    onSettled: () =>
      refresh(listDuplicates, getCandidate, listCandidateHistory, listCandidateJobs, listCandidates),
  });
  const decide: Decide = async ({ candidate_id, name }, verdict, before) => {
    const say = (next: Verdict) =>
      change.mutateAsync({
        params: { id: candidateId },
        body: { other_id: candidate_id, verdict: next },
      });
    const isDone = await say(verdict).then(
      () => true,
      () => false,
    );
    if (isDone)
      showNotice(t(`duplicates.done.${verdict}`, { name: isolated(name) }), {
        undo: () => void say(before).catch(() => undefined),
      });
  };
  return { decide, isRunning: change.isPending };
}

interface ShownAsProps {
  other: NonNullable<Found['shown_as']>;
  onDecide: Decide;
}

/** The account that the company shows in place of this one. */
function ShownAs({ other, onDecide }: ShownAsProps) {
  const { t } = useTranslation('candidates');
  return (
    <Alert mb="sm" title={t('duplicates.shown_as')}>
      <TextLink to="/recruiter/candidates/$id" params={{ id: other.candidate_id }}>
        <bdi>{other.name}</bdi>
      </TextLink>
      <div className={classes.actions}>
        <Button size="compact-sm" variant="default" onClick={() => void onDecide(other, 'undecided', 'same')}>
          {t('duplicates.part')}
        </Button>
      </div>
    </Alert>
  );
}

interface MergedProps {
  other: Found['merged'][number];
  onDecide: Decide;
}

/** An account that the company takes for the same person. */
function Merged({ other, onDecide }: MergedProps) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  const { candidate_id: id, name, by } = other;
  const date = format.date(other.at);
  return (
    <li>
      <TextLink to="/recruiter/candidates/$id" params={{ id }} size="sm">
        <bdi>{name}</bdi>
      </TextLink>
      <Text size="xs" c="dimmed">
        {by ? t('duplicates.merged_by', { name: isolated(by), date }) : date}
      </Text>
      <Button
        size="compact-xs"
        variant="subtle"
        aria-label={t('duplicates.part_from', { name: isolated(name) })}
        onClick={() => void onDecide(other, 'undecided', 'same')}
      >
        {t('duplicates.part')}
      </Button>
    </li>
  );
}

interface SuggestionProps {
  other: Found['suggestions'][number];
  isBusy: boolean;
  onDecide: Decide;
}

function Suggestion({ other, isBusy, onDecide }: SuggestionProps) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  const { candidate_id: id, name } = other;
  return (
    <li className={classes.twin}>
      <TextLink to="/recruiter/candidates/$id" params={{ id }} size="sm" fw={600}>
        <bdi>{name}</bdi>
      </TextLink>
      <Text size="xs" c="dimmed">
        <Joined parts={[other.headline, other.location && <KnownName key="place" of={other.location} />]} />
      </Text>
      <ul>
        {other.evidence.map((kind) => (
          <li key={kind}>
            <Text size="sm">
              {t(`duplicates.evidence.${kind}`, { employers: format.list(other.employers.map(isolated)) })}
            </Text>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          disabled={isBusy}
          aria-label={t('duplicates.same_as', { name: isolated(name) })}
          onClick={() => void onDecide(other, 'same', 'undecided')}
        >
          {t('duplicates.same')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          aria-label={t('duplicates.different_from', { name: isolated(name) })}
          onClick={() => void onDecide(other, 'different', 'undecided')}
        >
          {t('duplicates.different')}
        </Button>
      </div>
    </li>
  );
}
