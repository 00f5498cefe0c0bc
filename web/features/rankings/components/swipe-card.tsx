import { Text } from '@mantine/core';
import { type PointerEvent, useRef, useState } from 'react';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CandidateLink } from '#web/widgets/candidate-rows/candidate-link.tsx';
import { Experience } from '#web/widgets/experience/experience.tsx';
import { byImportance } from '#web/widgets/match-explanation/match-reasons.ts';
import { MatchWhy } from '#web/widgets/match-explanation/match-why.tsx';
import classes from '../screens/swipe-candidates.module.css';

/** Whether the reader reads from right to left. */
export function useDirection() {
  const { language } = useLanguage();
  return { isRtl: language === 'ar' };
}

interface SwipeCardProps {
  person: MatchingCandidate;
  jobId: string;
  label: string;
  onShortlist: () => void;
  onReject: () => void;
}

/** So far a card is drawn before it counts, in pixels. */
const FAR_ENOUGH = 110;

const EVIDENCE_SHOWN = 4;

const MISSING_SHOWN = 5;

/** One candidate at a time, to be moved to one side for the shortlist, to the other to decline. */
export function SwipeCard({ person, jobId, label, onShortlist, onReject }: SwipeCardProps) {
  const { t } = useTranslation(['rankings', 'candidate-rows', 'match-explanation']);
  const format = useFormatters();
  const { isRtl } = useDirection();
  const from = useRef<number | null>(null);
  const [drawn, setDrawn] = useState(0);
  const percent = format.percent(person.score);
  const { matched, partial, missing, gates } = person.explanation;
  const shown = [...matched, ...partial].filter((skill) => skill.evidence).slice(0, EVIDENCE_SHOWN);
  const listed = matched.filter((skill) => !skill.evidence);
  const short = gates.filter((gate) => gate.status === 'short');
  // Towards the end of the line is yes, in either direction of writing.
  const towards = isRtl ? -drawn : drawn;
  const letGo = () => {
    from.current = null;
    setDrawn(0);
  };
  const release = () => {
    if (from.current === null) return;
    letGo();
    if (towards > FAR_ENOUGH) onShortlist();
    else if (towards < -FAR_ENOUGH) onReject();
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    const isControl = (event.target as Element).closest('a, button') !== null;
    if (event.pointerType === 'mouse' || !event.isPrimary || isControl) return;
    from.current = event.clientX;
  };
  return (
    <article
      className={classes.card}
      aria-label={label}
      data-card
      tabIndex={-1}
      data-verdict={towards > FAR_ENOUGH ? 'yes' : towards < -FAR_ENOUGH ? 'no' : undefined}
      style={
        drawn === 0
          ? undefined
          : { transform: `translateX(${drawn}px) rotate(${drawn / 40}deg)`, transition: 'none' }
      }
      onPointerDown={begin}
      onPointerMove={(event) => from.current !== null && setDrawn(event.clientX - from.current)}
      onPointerUp={release}
      // What began as a swipe became a scroll: that decides nothing.
      onPointerCancel={letGo}
    >
      <header className={classes.head}>
        <ScoreRing
          share={person.score}
          label={percent}
          description={t('candidate-rows:score', { percent })}
          size={72}
        />
        <div className={classes.who}>
          <CandidateLink jobId={jobId} person={person} size="lg" />
          {person.headline && (
            <Text>
              <bdi>{person.headline}</bdi>
            </Text>
          )}
          <Text size="sm" c="dimmed">
            <Experience months={person.experience_months} />
            {person.location && (
              <>
                {' · '}
                <bdi>{person.location}</bdi>
              </>
            )}
          </Text>
        </div>
      </header>
      {shown.length > 0 && (
        <section>
          <Text size="sm" c="dimmed">
            {t('swipe.evidence')}
          </Text>
          <dl className={classes.quotes}>
            {shown.map((skill) => (
              <div key={skill.name}>
                <dt>
                  <bdi>{skill.name}</bdi>
                </dt>
                <dd>
                  <bdi>{skill.evidence}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <ul className={classes.lines}>
        {listed.length > 0 && <Names label={t('row.matched')} names={listed.map(({ name }) => name)} />}
        {missing.length > 0 && (
          <Names
            label={t('row.missing')}
            names={byImportance(missing)
              .slice(0, MISSING_SHOWN)
              .map(({ name }) => name)}
          />
        )}
        {short.length > 0 && (
          <Names
            label={t('row.gates_short')}
            names={short.map(({ key }) => t(`match-explanation:gates.${key}`))}
          />
        )}
      </ul>
      <MatchWhy explanation={person.explanation} reader="recruiter" name={person.name} />
    </article>
  );
}

const Names = ({ label, names }: { label: string; names: readonly string[] }) => (
  <li>
    <span className={classes.label}>{label}</span>{' '}
    {names.map((name, index) => (
      <span key={name}>
        {index > 0 && ' · '}
        <bdi>{name}</bdi>
      </span>
    ))}
  </li>
);
