import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getProfile, type Profile } from '#contract/features/profiles.contract.ts';
import { getResume } from '#contract/features/resumes.contract.ts';
import { Page } from '#web/design/page.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { keyOf, queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { QueryView } from '#web/widgets/query-view.tsx';
import { AvailabilitySection } from '../components/availability-section.tsx';
import { CertificationSection } from '../components/certification-section.tsx';
import { Completeness } from '../components/completeness.tsx';
import { DetailsSection, SummarySection } from '../components/details-section.tsx';
import { EducationSection } from '../components/education-section.tsx';
import { Experience } from '../components/experience.tsx';
import { HighlightSection } from '../components/highlight-section.tsx';
import { LanguageSection } from '../components/language-section.tsx';
import { LinksSection } from '../components/links-section.tsx';
import { ResumeSection } from '../components/resume-section.tsx';
import { SkillsSection } from '../components/skills-section.tsx';
import { WorkSection } from '../components/work-section.tsx';
import { profileQuery, useShownProfile } from '../profile-saving.ts';
import { sourceOf } from '../resume-evidence.ts';
import classes from './profile.module.css';

export default function ProfileScreen() {
  const { t } = useTranslation('profiles');
  const profile = useQuery(profileQuery);
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
      {(data) => <Sections saved={data} />}
    </QueryView>
  );
}

function Sections({ saved }: { saved: Profile }) {
  const profile = useShownProfile(saved);
  const resume = useQuery(queryFor(getResume, {}));
  // A reading that was started in another tab changes this profile.
  useServerEvent('resume:progress', (event) => {
    queryCache.setQueryData(keyOf(getResume, {}), event);
    if (event.status === 'completed') void refresh(getProfile);
  });
  const upload = resume.data?.upload_response;
  const details = profile.personal_details;

  return (
    <Page
      title={<bdi>{details.name}</bdi>}
      lead={
        <>
          {details.headline && <bdi>{details.headline}</bdi>}
          <Experience months={profile.experience_months} />
        </>
      }
    >
      <div className={classes.columns}>
        <div className={classes.aside}>
          <Completeness score={saved.score} nextSteps={saved.next_steps} />
          <ResumeSection resume={resume.data} />
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
          <HighlightSection entries={profile.highlights} />
        </div>
        <div className={classes.aside}>
          <DetailsSection details={details} />
          <AvailabilitySection availability={profile.availability} details={details} />
          <LanguageSection entries={profile.languages} />
          <LinksSection social={profile.social_links} details={details} />
        </div>
      </div>
    </Page>
  );
}
