import { Text } from '@mantine/core';
import type { Explanation } from '#contract/features/matches.contract.ts';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import { Joined } from '#web/design/joined.tsx';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/platform/language-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ApplicationStageBadge } from '#web/widgets/application-stage/application-stage.tsx';
import { CandidateLink } from '#web/widgets/candidate-rows/candidate-link.tsx';
import { useWishedPay } from '#web/widgets/candidate-rows/wished-pay.ts';
import { Experience } from '#web/widgets/experience/experience.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { evidenceIn } from '#web/widgets/match-explanation/match-reasons.ts';
import { MatchWhy } from '#web/widgets/match-explanation/match-why.tsx';
import { SkillQuotes } from '#web/widgets/match-explanation/skill-quotes.tsx';
import { PokeBadge } from '#web/widgets/pokes/poking.tsx';
import { CandidateStatusBadge } from './candidate-status-badge.tsx';
import classes from './swipe-card.module.css';
import { useSwiping } from './swiping.ts';

interface SwipeCardProps {
  person: MatchingCandidate;
  jobId: string;
  label: string;
  onShortlist: () => void;
  onReject: () => void;
}

/** One candidate at a time, to be moved to one side for the shortlist, to the other to decline. */
export function SwipeCard({ person, jobId, label, onShortlist, onReject }: SwipeCardProps) {
  const { side, style, handlers } = useSwiping((to) => (to === 'yes' ? onShortlist() : onReject()));
  return (
    <article
      className={classes.card}
      aria-label={label}
      data-card
      tabIndex={-1}
      data-verdict={side ?? undefined}
      style={style}
      {...handlers}
    >
      <Head person={person} jobId={jobId} />
      <Facts person={person} />
      <Evidence explanation={person.explanation} />
      <Skills explanation={person.explanation} />
      <MatchWhy explanation={person.explanation} reader="recruiter" name={person.name} />
    </article>
  );
}

function Head({ person, jobId }: { person: MatchingCandidate; jobId: string }) {
  const { t } = useTranslation('candidate-rows');
  const percent = useFormatters().percent(person.score);
  return (
    <header className={classes.head}>
      <div className={classes.who}>
        <CandidateLink jobId={jobId} person={person} size="lg" />
        <Standing person={person} />
        {person.headline && (
          <Text>
            <bdi>{person.headline}</bdi>
          </Text>
        )}
        <Text size="sm" c="dimmed">
          <Joined
            parts={[
              <Experience key="experience" months={person.experience_months} />,
              person.location && <KnownName key="place" of={person.location} />,
            ]}
          />
        </Text>
      </div>
      <ScoreRing share={person.score} label={percent} description={t('score', { percent })} size={72} />
    </header>
  );
}

/** What is under way with them, and what was decided meanwhile: it says why a step is not offered. */
function Standing({ person: { status, poke, application_stage: stage } }: { person: MatchingCandidate }) {
  const isDecided = status !== 'PENDING';
  if (!isDecided && !poke && !stage) return null;
  return (
    <div className={classes.standing}>
      {isDecided && <CandidateStatusBadge status={status} />}
      <PokeBadge poke={poke} />
      {stage && <ApplicationStageBadge stage={stage} reader="company" />}
    </div>
  );
}

/** What else is asked of everybody: education, languages, notice and pay, as far as they are said. */
function Facts({ person }: { person: MatchingCandidate }) {
  const { t } = useTranslation(['rankings', 'qualifications']);
  const { language } = useLanguage();
  const format = useFormatters();
  const pay = useWishedPay()(person, person.is_blind);
  return (
    <Text size="sm">
      <Joined
        parts={[
          person.education && t(`qualifications:education.${person.education}`),
          format.list(person.languages.map((one) => languageName(one.language, language))),
          person.notice_period_days !== null && t('swipe.notice', { count: person.notice_period_days }),
          pay && t('swipe.wants', { pay }),
        ]}
      />
    </Text>
  );
}

const EVIDENCE_SHOWN = 4;

/** Sentences of the profile that show skills which the job names. */
function Evidence({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation('rankings');
  const shown = evidenceIn(explanation).slice(0, EVIDENCE_SHOWN);
  if (shown.length === 0) return null;
  return (
    <section>
      <Text size="sm" c="dimmed">
        {t('swipe.evidence')}
      </Text>
      <SkillQuotes sentences={shown} />
    </section>
  );
}

const MISSING_SHOWN = 5;

/** What is there without a sentence that shows it, what is missing, and which requirements are not fully met. */
function Skills({ explanation: { matched, missing, gates } }: { explanation: Explanation }) {
  const { t } = useTranslation(['rankings', 'match-explanation']);
  const listed = matched.filter((skill) => !skill.evidence);
  const short = gates.filter((gate) => gate.status === 'short');
  return (
    <ul className={classes.lines}>
      <Names label={t('row.matched')} names={listed.map(({ name }) => name)} />
      <Names label={t('row.missing')} names={missing.map(({ name }) => name)} most={MISSING_SHOWN} />
      <Names
        label={t('row.gates_short')}
        names={short.map(({ key }) => t(`match-explanation:gates.${key}`))}
      />
    </ul>
  );
}

interface NamesProps {
  label: string;
  names: readonly string[];
  /** So many are named, and the others counted; all where it is left out. */
  most?: number;
}

function Names({ label, names, most = names.length }: NamesProps) {
  const format = useFormatters();
  if (names.length === 0) return null;
  return (
    <li>
      <span className={classes.label}>{label}</span>{' '}
      <Joined
        parts={[
          ...names.slice(0, most).map((name) => <KnownName key={name} of={name} />),
          names.length > most && (
            <bdi key="more" dir="ltr">
              +{format.number(names.length - most)}
            </bdi>
          ),
        ]}
      />
    </li>
  );
}
