import { ActionIcon, Button } from '@mantine/core';
import { mayBePut } from '#contract/features/candidates.steps.ts';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import {
  ChatIcon,
  ChevronDownIcon,
  CompareIcon,
  HeartFilledIcon,
  HeartIcon,
  RefreshIcon,
  RejectIcon,
  ShortlistIcon,
} from '#web/design/icons.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { mayBeAsked } from '#web/widgets/pokes/may-be-asked.ts';
import type { CandidateStatus } from '../rankings.queries.ts';
import classes from './ranking-row.module.css';

/** What can be done with somebody in a ranking. */
export interface RowOptions {
  onFavourite: (person: MatchingCandidate) => void;
  /** Asks whether the job interests them. */
  onPoke: (person: MatchingCandidate) => void;
  onCompare: (id: string) => void;
  /** Shows or hides the evidence. */
  onOpen: (place: number) => void;
  onDecide: (person: MatchingCandidate, status: CandidateStatus) => void;
}

interface RowActionsProps {
  person: MatchingCandidate;
  place: number;
  isCompared: boolean;
  isOpen: boolean;
  actions: RowOptions;
}

const TOGGLE = { variant: 'subtle', color: 'gray', className: classes.toggle } as const;

/** The buttons at the end of a row. */
export function RowActions({ person, place, isCompared, isOpen, actions }: RowActionsProps) {
  const { t } = useTranslation('rankings');
  const { name } = person;
  return (
    <div className={classes.actions}>
      {mayBeAsked(person) && <AskButton name={name} onAsk={() => actions.onPoke(person)} />}
      <ActionIcon
        {...TOGGLE}
        aria-label={t('ranking.favourite', { name })}
        aria-pressed={person.is_favorite}
        data-on={person.is_favorite || undefined}
        onClick={() => actions.onFavourite(person)}
      >
        {person.is_favorite ? (
          <HeartFilledIcon size={18} aria-hidden />
        ) : (
          <HeartIcon size={18} stroke={1.7} aria-hidden />
        )}
      </ActionIcon>
      <ActionIcon
        {...TOGGLE}
        aria-label={t('ranking.compare_with', { name })}
        aria-pressed={isCompared}
        data-on={isCompared || undefined}
        onClick={() => actions.onCompare(person.candidate_id)}
      >
        <CompareIcon size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...TOGGLE}
        aria-label={t('ranking.evidence_of', { name })}
        aria-expanded={isOpen}
        data-turned={isOpen || undefined}
        onClick={() => actions.onOpen(place)}
      >
        <ChevronDownIcon size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
      <Decisions person={person} onDecide={actions.onDecide} />
    </div>
  );
}

function AskButton({ name, onAsk }: { name: string; onAsk: () => void }) {
  const { t } = useTranslation('pokes');
  return (
    <ActionIcon {...TOGGLE} aria-label={t('ask_name', { name })} data-hint={t('ask_help')} onClick={onAsk}>
      <ChatIcon size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}

function Decisions({ person, onDecide }: { person: MatchingCandidate } & Pick<RowOptions, 'onDecide'>) {
  const { t } = useTranslation(['rankings', 'candidate-decisions']);
  const { name } = person;
  if (person.status !== 'PENDING')
    return (
      <Button
        size="xs"
        variant="default"
        leftSection={<RefreshIcon size={16} stroke={1.7} aria-hidden />}
        aria-label={t('row.take_back', { name })}
        onClick={() => onDecide(person, 'PENDING')}
      >
        {t('candidate-decisions:take_back')}
      </Button>
    );
  return (
    <>
      {mayBePut(person, { status: 'SHORTLISTED' }) && (
        <Button
          size="xs"
          variant="light"
          leftSection={<ShortlistIcon size={16} stroke={1.7} aria-hidden />}
          aria-label={t('row.shortlist', { name })}
          onClick={() => onDecide(person, 'SHORTLISTED')}
        >
          {t('candidate-decisions:shortlist')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<RejectIcon size={16} stroke={1.7} aria-hidden />}
        aria-label={t('row.reject', { name })}
        onClick={() => onDecide(person, 'REJECTED')}
      >
        {t('candidate-decisions:reject')}
      </Button>
    </>
  );
}
