import { EmptyState } from '#web/design/empty-state.tsx';
import { AssessmentIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { CardSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { CATALOGUE } from '../assessments.addresses.ts';
import { type Invitation, type Listed, useCatalogue, useInvitations } from '../assessments.queries.ts';
import classes from '../components/assessment-card.module.css';
import { AssessmentCard, TestCard } from '../components/assessment-card.tsx';
import { AssessmentsNav } from '../components/assessments-nav.tsx';
import { InvitationNote } from '../components/invitation-note.tsx';
import { Screenings } from '../components/screenings.tsx';
import { TakeLink } from '../components/take-link.tsx';

/** All assessments: invitations first, then what each is for, how long it takes, and how it stands. */
export default function AssessmentsScreen() {
  const { t } = useTranslation('assessments');
  const [{ show }] = useAddress(CATALOGUE);
  const catalogue = useCatalogue();
  const invitations = useInvitations();
  const isTests = show === 'tests';
  return (
    <Page title={t(isTests ? 'tests.title' : 'title')} lead={t(isTests ? 'tests.lead' : 'lead')}>
      <AssessmentsNav current={isTests ? 'tests' : 'overview'} />
      {!isTests && <Invitations invitations={invitations.data?.results ?? []} />}
      <QueryView
        query={catalogue}
        failedTitle={t('failed')}
        waiting={<CardSkeleton label={t('loading')} count={4} />}
        isEmpty={(found) => found.assessments.length === 0}
        empty={
          <EmptyState title={t('nothing.title')} icon={<AssessmentIcon size={26} stroke={1.6} aria-hidden />}>
            {t('nothing.body')}
          </EmptyState>
        }
      >
        {(found) =>
          found.view === 'catalogue' && <Catalogue assessments={found.assessments} isTests={isTests} />
        }
      </QueryView>
      {!isTests && <Screenings />}
    </Page>
  );
}

function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation('assessments');
  const open = invitations
    .filter(({ can }) => can.start || can.decline)
    .toSorted((a, b) => a.deadline.localeCompare(b.deadline));
  if (open.length === 0) return null;
  return (
    <Section title={t('invitation.title')} help={t('invitation.help')}>
      <div className={classes.stack}>
        {open.map((invitation) => (
          <InvitationNote key={invitation.id} invitation={invitation}>
            <ButtonLink
              size="sm"
              to="/candidate/assessments/$assessment_id"
              params={{ assessment_id: invitation.assessment_id }}
              search={{ invitation: invitation.id }}
            >
              {t('invitation.look')}
            </ButtonLink>
          </InvitationNote>
        ))}
      </div>
    </Section>
  );
}

function Catalogue({ assessments, isTests }: { assessments: readonly Listed[]; isTests: boolean }) {
  const { t } = useTranslation('assessments');
  const open = assessments.filter((one) => one.open);
  const aboutOneself = assessments.filter(({ is_timed }) => !is_timed);
  const ofOneLevel = assessments.filter(({ is_timed, level }) => is_timed && level === null);
  const tests = Map.groupBy(
    assessments.filter(({ level }) => level !== null),
    ({ kind }) => kind,
  );
  return (
    <>
      {!isTests && open.length > 0 && (
        <Section title={t('under_way.title')}>
          <div className={classes.stack}>
            {open.map((one) => (
              <UnderWay key={one.assessment_id} assessment={one} />
            ))}
          </div>
        </Section>
      )}
      {!isTests && (
        <Section title={t('about_you.title')} help={t('about_you.help')}>
          <div className={classes.grid}>
            {aboutOneself.map((one) => (
              <AssessmentCard key={one.assessment_id} assessment={one} />
            ))}
          </div>
        </Section>
      )}
      {tests.size + ofOneLevel.length > 0 && (
        <Section title={isTests ? undefined : t('tests.title')} help={isTests ? undefined : t('tests.help')}>
          <div className={classes.grid}>
            {ofOneLevel.map((one) => (
              <AssessmentCard key={one.assessment_id} assessment={one} />
            ))}
            {[...tests].map(([kind, levels]) => (
              <TestCard key={kind} levels={levels} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

function UnderWay({ assessment }: { assessment: Listed }) {
  const { t } = useTranslation('assessments');
  const { open } = assessment;
  if (!open) return null;
  const minutes = open.seconds_left === null ? null : Math.ceil(open.seconds_left / 60);
  return (
    <article className={classes.underWay}>
      <TakeLink assessment={assessment} look="name" />
      <span className={classes.facts}>
        {t('before.under_way', { answered: open.progress.answered, total: open.progress.total })}
        {minutes !== null && ` ${t('before.runs', { count: minutes })}`}
      </span>
      <TakeLink assessment={assessment} look="button" />
    </article>
  );
}
