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
import { TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './candidate-side.module.css';

type Verdict = 'same' | 'different' | 'undecided';

/** Accounts that may be this person, each with why; those that the company takes for one; and the way back from either. */
export function Duplicates({ candidateId }: { candidateId: string }) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  const found = useQuery(queryFor(listDuplicates, { params: { id: candidateId } })).data;
  const change = useMutation({
    ...mutationFor(decideDuplicate),
    onSettled: () =>
      refresh(listDuplicates, getCandidate, listCandidateHistory, listCandidateJobs, listCandidates),
  });
  if (!found || (!found.shown_as && found.merged.length === 0 && found.suggestions.length === 0)) return null;

  const decide = async (otherId: string, name: string, verdict: Verdict, before: Verdict) => {
    const input = (next: Verdict) => ({
      params: { id: candidateId },
      body: { other_id: otherId, verdict: next },
    });
    const isDone = await change.mutateAsync(input(verdict)).then(
      () => true,
      () => false,
    );
    if (isDone)
      showNotice(t(`duplicates.done.${verdict}`, { name: isolated(name) }), {
        undo: () => void change.mutateAsync(input(before)).catch(() => undefined),
      });
  };

  return (
    <Section title={t('duplicates.title')} help={t('duplicates.help')}>
      {found.shown_as && (
        <Alert mb="sm" title={t('duplicates.shown_as')}>
          <TextLink to="/recruiter/candidates/$id" params={{ id: found.shown_as.candidate_id }}>
            <bdi>{found.shown_as.name}</bdi>
          </TextLink>
          <div className={classes.actions}>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() =>
                void decide(found.shown_as!.candidate_id, found.shown_as!.name, 'undecided', 'same')
              }
            >
              {t('duplicates.part')}
            </Button>
          </div>
        </Alert>
      )}
      <ul className={classes.twins}>
        {found.merged.map(({ candidate_id, name, by, at }) => (
          <li key={candidate_id}>
            <TextLink to="/recruiter/candidates/$id" params={{ id: candidate_id }} size="sm">
              <bdi>{name}</bdi>
            </TextLink>
            <Text size="xs" c="dimmed">
              {by
                ? t('duplicates.merged_by', { name: isolated(by), date: format.date(at) })
                : format.date(at)}
            </Text>
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={t('duplicates.part_from', { name: isolated(name) })}
              onClick={() => void decide(candidate_id, name, 'undecided', 'same')}
            >
              {t('duplicates.part')}
            </Button>
          </li>
        ))}
        {found.suggestions.map((other) => (
          <Suggestion key={other.candidate_id} other={other} onDecide={decide} isBusy={change.isPending} />
        ))}
      </ul>
    </Section>
  );
}

interface SuggestionProps {
  other: Found['suggestions'][number];
  isBusy: boolean;
  onDecide: (id: string, name: string, verdict: Verdict, before: Verdict) => Promise<void>;
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
        <bdi>{[other.headline, other.location].filter(Boolean).join(' · ')}</bdi>
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
          onClick={() => void onDecide(id, name, 'same', 'undecided')}
        >
          {t('duplicates.same')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          aria-label={t('duplicates.different_from', { name: isolated(name) })}
          onClick={() => void onDecide(id, name, 'different', 'undecided')}
        >
          {t('duplicates.different')}
        </Button>
      </div>
    </li>
  );
}
