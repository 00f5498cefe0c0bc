import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { getProfile, type Profile } from '#contract/features/profiles.contract.ts';
import { getResume, type ResumeStatus } from '#contract/features/resumes.contract.ts';
import { Page } from '#web/design/page.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { whenIdle } from '#web/platform/idle.ts';
import { keyOf, queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { OwnPicture } from '#web/widgets/pictures/own-picture.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AvailabilitySection } from '../components/availability-section.tsx';
import { CertificationSection } from '../components/certification-section.tsx';
import { Completeness } from '../components/completeness.tsx';
import { DetailsSection, SummarySection } from '../components/details-section.tsx';
import { EducationSection } from '../components/education-section.tsx';
import { Experience } from '../components/experience.tsx';
import { HighlightSection } from '../components/highlight-section.tsx';
import { LanguageSection } from '../components/language-section.tsx';
import { fetchEditors } from '../components/late-editors.ts';
import { LinksSection } from '../components/links-section.tsx';
import { PersonalitySection } from '../components/personality-section.tsx';
import { ResumePhoto } from '../components/resume-photo.tsx';
import { ResumeSection } from '../components/resume-section.tsx';
import { SkillsSection } from '../components/skills-section.tsx';
import { WorkSection } from '../components/work-section.tsx';
import { profileQuery, useShownProfile } from '../profile-saving.ts';
import { TABS } from '../profiles.addresses.ts';
import { sourceOf } from '../resume-evidence.ts';
import { useView } from '../views.ts';
import classes from './profile.module.css';

const OriginalView = lazy(() => import('../components/original-view.tsx'));
const CompareView = lazy(() => import('../components/compare-view.tsx'));
const SharingView = lazy(() => import('../components/sharing-view.tsx'));
const ExchangeView = lazy(() => import('../components/exchange-view.tsx'));

export default function ProfileScreen() {
  const { t } = useTranslation('profiles');
  const profile = useQuery(profileQuery);
  useEffect(() => whenIdle(fetchEditors), []);
  return (
    <QueryView
      query={profile}
      failedTitle={t('failed')}
      waiting={
        <Page title={t('title')}>
          <FormSkeleton label={t('loading')} />
        </Page>
      }
    >
      {(data) => <Views saved={data} />}
    </QueryView>
  );
}

function Views({ saved }: { saved: Profile }) {
  const { t } = useTranslation('profiles');
  const profile = useShownProfile(saved);
  const { view, file, show } = useView();
  const resume = useQuery(queryFor(getResume, {}));
  // A reading that was started in another tab changes this profile.
  useServerEvent('resume:progress', (event) => {
    queryCache.setQueryData(keyOf(getResume, {}), event);
    if (event.status === 'completed') void refresh(getProfile);
  });
  const details = profile.personal_details;
  const leave = () => show('profile');

  return (
    <Page
      title={<bdi>{details.name}</bdi>}
      lead={
        <>
          {details.headline && <bdi>{details.headline}</bdi>}
          <Experience months={profile.experience_months} />
        </>
      }
      actions={<OwnPicture isBrief />}
    >
      <Tabs
        value={view === 'compare' ? 'original' : view}
        onChange={(next) => show(TABS.find((one) => one === next) ?? 'profile')}
        keepMounted={false}
      >
        <div className={classes.tabs}>
          <Tabs.List aria-label={t('views')}>
            {TABS.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`view.${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </div>
        <Tabs.Panel value="profile">
          <Sections profile={profile} saved={saved} resume={resume.data} />
        </Tabs.Panel>
        <Suspense fallback={<FormSkeleton label={t('loading')} />}>
          <Tabs.Panel value="original">
            {view === 'compare' ? (
              <CompareView profile={saved} fileId={file} onLeave={leave} />
            ) : (
              <OriginalView profile={profile} resume={resume.data} onUpload={leave} />
            )}
          </Tabs.Panel>
          <Tabs.Panel value="sharing">
            <SharingView name={details.name} />
          </Tabs.Panel>
          <Tabs.Panel value="exchange">
            <ExchangeView profile={saved} onLeave={leave} />
          </Tabs.Panel>
        </Suspense>
      </Tabs>
    </Page>
  );
}

interface SectionsProps {
  /** With what is being saved already in it. */
  profile: Profile;
  saved: Profile;
  resume: ResumeStatus | undefined;
}

function Sections({ profile, saved, resume }: SectionsProps) {
  const upload = resume?.upload_response;
  const details = profile.personal_details;
  return (
    <div className={classes.columns}>
      <div className={classes.aside}>
        <Completeness score={saved.score} nextSteps={saved.next_steps} />
        <ResumePhoto resume={resume} />
        <ResumeSection resume={resume} isComplete={saved.next_steps.length === 0} />
      </div>
      <div className={classes.main}>
        <SummarySection details={details} />
        <WorkSection
          entries={profile.work_history_detailed}
          sourceOf={(work) => sourceOf(upload, 'work', [work.job_title, work.organisation])}
        />
        <EducationSection
          entries={profile.education}
          sourceOf={(one) => sourceOf(upload, 'education', [one.degree_title, one.institution])}
        />
        <SkillsSection
          skills={profile.skills}
          sourceOf={(skill) => sourceOf(upload, 'skills', [skill.name])}
        />
        <CertificationSection
          entries={profile.certifications}
          sourceOf={(one) => sourceOf(upload, 'certifications', [one.name, one.issuer])}
        />
        <HighlightSection entries={profile.highlights} media={profile.media} userId={profile.user_id} />
      </div>
      <div className={classes.aside}>
        <DetailsSection details={details} />
        <AvailabilitySection availability={profile.availability} details={details} />
        <LanguageSection entries={profile.languages} />
        <LinksSection social={profile.social_links} details={details} />
        <PersonalitySection />
      </div>
    </div>
  );
}
