import { Alert, Text } from '@mantine/core';
import type { Profile } from '#contract/features/profiles.contract.ts';
import type { ResumeStatus } from '#contract/features/resumes.contract.ts';
import { AlertIcon } from '#web/design/icons.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Upload } from '../resume-evidence.ts';
import { CertificationSection } from './certification-section.tsx';
import { DetailsSection, SummarySection } from './details-section.tsx';
import { DocumentPane } from './document-pane.tsx';
import { EducationSection } from './education-section.tsx';
import { LanguageSection } from './language-section.tsx';
import classes from './original-view.module.css';
import { SkillsSection } from './skills-section.tsx';
import { WorkSection } from './work-section.tsx';

interface ByHandViewProps {
  profile: Profile;
  resume: ResumeStatus;
  upload: Upload;
}

/** A document that could not be read beside the sections of the profile: one copies from the one into the other. */
export function ByHandView({ profile, resume, upload }: ByHandViewProps) {
  const { t } = useTranslation(['profiles', 'resume-reading']);
  return (
    <>
      <Alert
        color="yellow"
        mb="md"
        icon={<AlertIcon size={20} stroke={1.7} aria-hidden />}
        title={t('resume.failed')}
      >
        {resume.failure && t(`resume-reading:failures.${resume.failure}`)}
      </Alert>
      <Text c="dimmed" mb="md">
        {t('original.by_hand')}
      </Text>
      <div className={classes.panes}>
        <div className={classes.facts}>
          <DetailsSection details={profile.personal_details} />
          <SummarySection details={profile.personal_details} />
          <WorkSection entries={profile.work_history_detailed} sourceOf={() => null} />
          <EducationSection entries={profile.education} sourceOf={() => null} />
          <SkillsSection skills={profile.skills} sourceOf={() => null} />
          <CertificationSection entries={profile.certifications} sourceOf={() => null} />
          <LanguageSection entries={profile.languages} />
        </div>
        <DocumentPane upload={upload} chosen={null} />
      </div>
    </>
  );
}
