import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PeopleIcon, RejectIcon, ShortlistIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { applicantsAmong } from '#web/widgets/candidate-decisions/applicants.ts';
import { RejectDialog } from '#web/widgets/candidate-decisions/reject-dialog.tsx';
import { KeysHint } from '#web/widgets/list-keys/keys-hint.tsx';
import { useListKeys } from '#web/widgets/list-keys/list-keys.ts';
import { type Deck, useDeck } from './deck.ts';
import { SwipeCard } from './swipe-card.tsx';
import classes from './swipe-deck.module.css';

/** The candidates of an order one at a time: by keys, by buttons, by touch. */
export function SwipeDeck({ jobId, order }: { jobId: string; order: readonly string[] }) {
  const deck = useDeck(jobId, order);
  const { at, of, person } = deck;
  const [isRejecting, setIsRejecting] = useState(false);
  const box = useFocusOnNextCard(at);
  /** An applicant reads what is written to them; nobody else is told. */
  const askWhy = () => {
    if (!deck.may('REJECTED')) return;
    if (person && applicantsAmong([person]).length > 0) setIsRejecting(true);
    else deck.give('REJECTED');
  };
  useDeckKeys(deck, () => person && askWhy());
  if (at >= of) return <Ended jobId={jobId} deck={deck} />;
  return (
    <div ref={box} className={classes.deck}>
      <VisuallyHidden role="status">
        {person && <WhoseTurn person={person} place={at + 1} of={of} />}
      </VisuallyHidden>
      <Progress done={at} of={of} />
      <Card jobId={jobId} deck={deck} onReject={askWhy} />
      <DeckButtons deck={deck} onReject={askWhy} />
      <DeckKeysHint />
      {person && (
        <RejectDialog
          name={person.name}
          isOpen={isRejecting}
          onClose={() => setIsRejecting(false)}
          onReject={(rejection) => deck.give('REJECTED', rejection)}
        />
      )}
    </div>
  );
}

/** The card that had the focus is gone, or the button that had it: the next one takes it, so that Tab goes on from there. */
function useFocusOnNextCard(at: number) {
  const box = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every card that comes is asked.
  useLayoutEffect(() => {
    if (hasBegun.current && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[data-card]')?.focus({ preventScroll: true });
    hasBegun.current = true;
  }, [at]);
  return box;
}

function useDeckKeys({ give, back }: Deck, onReject: () => void) {
  const { direction } = useLanguage();
  // The ends of the line are where they are read to be.
  const [towardsYes, towardsNo] = direction === 'rtl' ? ['left', 'right'] : ['right', 'left'];
  const shortlist = () => give('SHORTLISTED');
  useListKeys({
    s: shortlist,
    r: onReject,
    u: back,
    [towardsYes]: shortlist,
    [towardsNo]: onReject,
    down: () => give('later'),
    up: back,
  });
}

function DeckKeysHint() {
  const { t } = useTranslation('rankings');
  const { direction } = useLanguage();
  const [towardsYes, towardsNo] = direction === 'rtl' ? ['←', '→'] : ['→', '←'];
  return (
    <KeysHint
      label={t('keys.label')}
      keys={[
        { keys: ['S', towardsYes], meaning: t('keys.shortlist') },
        { keys: ['R', towardsNo], meaning: t('keys.reject') },
        { keys: ['↓'], meaning: t('swipe.skip') },
        { keys: ['↑', 'U'], meaning: t('keys.undo') },
      ]}
    />
  );
}

/** Says whose card has come to those who do not see it. */
function WhoseTurn({ person, place, of }: { person: MatchingCandidate; place: number; of: number }) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  return t('swipe.now', {
    name: isolated(person.name),
    percent: format.percent(person.score),
    place: format.number(place),
    of: format.number(of),
  });
}

function Progress({ done, of }: { done: number; of: number }) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  return (
    <div className={classes.progress}>
      <progress max={of} value={done} aria-label={t('swipe.progress', { done, of })} />
      <Text size="sm">{t('swipe.progress', { done: format.number(done), of: format.number(of) })}</Text>
    </div>
  );
}

interface DeckPartProps {
  deck: Deck;
  /** Asks why before somebody is rejected. */
  onReject: () => void;
}

/** Whose turn it is, that they are on the way, or that they are no longer ranked. */
function Card({ jobId, deck, onReject }: DeckPartProps & { jobId: string }) {
  const { t } = useTranslation(['rankings', 'candidate-rows']);
  const format = useFormatters();
  const { at, of, person, isGone, give } = deck;
  if (person)
    return (
      <SwipeCard
        key={person.candidate_id}
        person={person}
        jobId={jobId}
        label={t('swipe.card', { place: format.number(at + 1), of: format.number(of) })}
        onShortlist={() => give('SHORTLISTED')}
        onReject={onReject}
      />
    );
  if (!isGone) return <ListSkeleton label={t('candidate-rows:waiting')} count={3} />;
  return (
    <EmptyState
      title={t('ranking.gone')}
      action={<Button onClick={() => give('later')}>{t('swipe.skip')}</Button>}
    />
  );
}

function DeckButtons({ deck: { at, person, may, give, back }, onReject }: DeckPartProps) {
  const { t } = useTranslation('rankings');
  return (
    <>
      <div className={`${classes.buttons} ${classes.within}`} data-foot-bar>
        {(!person || may('REJECTED')) && (
          <Button
            variant="default"
            leftSection={<RejectIcon size={18} stroke={1.7} aria-hidden />}
            disabled={!person}
            onClick={onReject}
          >
            {t('swipe.reject')}
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={() => give('later')}>
          {t('swipe.skip')}
        </Button>
        {(!person || may('SHORTLISTED')) && (
          <Button
            leftSection={<ShortlistIcon size={18} stroke={1.7} aria-hidden />}
            disabled={!person}
            onClick={() => give('SHORTLISTED')}
          >
            {t('swipe.shortlist')}
          </Button>
        )}
      </div>
      <div className={classes.foot}>
        <Button variant="subtle" size="compact-sm" disabled={at === 0} onClick={back}>
          {t('swipe.undo')}
        </Button>
        <Text size="xs" c="dimmed">
          {t('swipe.hint')}
        </Text>
      </div>
    </>
  );
}

/** In place of the deck once everyone was seen: how many are on the shortlist, and the way to those left for later. */
function Ended({ jobId, deck: { shortlisted, later, begin } }: { jobId: string; deck: Deck }) {
  const { t } = useTranslation('rankings');
  const box = useRef<HTMLDivElement>(null);
  // The cards and their buttons are gone, and the focus with them.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} className={classes.ended} tabIndex={-1} role="status">
      <EmptyState
        title={t('swipe.done')}
        icon={<PeopleIcon size={30} stroke={1.5} aria-hidden />}
        action={
          <div className={classes.buttons}>
            {later.length > 0 && <Button onClick={() => begin(later)}>{t('swipe.again')}</Button>}
            <ButtonLink
              to="/recruiter/jobs/$id"
              params={{ id: jobId }}
              search={{ status: 'SHORTLISTED' }}
              variant={later.length > 0 ? 'default' : 'filled'}
            >
              {t('swipe.shortlisted')}
            </ButtonLink>
          </div>
        }
      >
        {t('swipe.done_body', { count: shortlisted })}
      </EmptyState>
    </div>
  );
}
