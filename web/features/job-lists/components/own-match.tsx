import { Anchor, Text } from '@mantine/core';
import { CoursesIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isOffered } from '#web/platform/portal.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { MatchExplanation } from '#web/widgets/match-explanation/match-explanation.tsx';
import { MatchReason } from '#web/widgets/match-explanation/match-reason.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { useSeenJob } from '#web/widgets/sightings/sightings.ts';
import { isWithoutProfile, useMatchOf } from '../job-lists.queries.ts';
import classes from './job-view.module.css';
import { NoProfileState } from './no-profile-state.tsx';

const MATCH_ID = 'match';

/** On a small screen the match lies below the job: its score and one line stand above, with the way there. */
export function OwnMatchInShort({ jobId }: { jobId: string }) {
  const { t } = useTranslation('job-lists');
  const { t: word } = useTranslation('match-explanation');
  const format = useFormatters();
  const { data, isPending } = useMatchOf(jobId);
  // Its place is kept: the posting below is being read.
  if (isPending) return <div className={classes.short} data-waiting aria-hidden />;
  if (!data) return null;
  const percent = format.percent(data.score);
  return (
    <div className={classes.short}>
      <ScoreRing share={data.score} label={percent} description={word('ring', { percent })} />
      <div>
        <Text size="sm">
          <MatchReason explanation={data.explanation} />
        </Text>
        <Anchor href={`#${MATCH_ID}`} size="sm">
          {t('view.see_match')}
        </Anchor>
      </div>
    </div>
  );
}

/** How well the job fits this person, taken apart. */
export function OwnMatch({ jobId }: { jobId: string }) {
  const { t } = useTranslation('job-lists');
  useSeenJob(jobId);
  const query = useMatchOf(jobId);
  return (
    <div id={MATCH_ID} className={classes.match}>
      <Section title={t('view.match')} look="sheet">
        {isWithoutProfile(query.error) ? (
          <NoProfileState />
        ) : (
          <QueryView
            query={query}
            failedTitle={t('view.match_failed')}
            waiting={<ListSkeleton label={t('view.match_loading')} />}
          >
            {(match) => (
              <>
                <MatchExplanation explanation={match.explanation} reader="candidate" isFolded />
                {match.explanation.missing.length > 0 && isOffered('courses') && (
                  <ButtonLink
                    to="/candidate/jobs/upskill-career"
                    search={{ job: jobId }}
                    variant="light"
                    mt="lg"
                    leftSection={<CoursesIcon size={17} stroke={1.7} aria-hidden />}
                  >
                    {t('view.learn')}
                  </ButtonLink>
                )}
              </>
            )}
          </QueryView>
        )}
      </Section>
    </div>
  );
}
