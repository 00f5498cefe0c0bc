import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { BackLink } from '#web/design/back-link.tsx';
import { FlowPage } from '#web/design/flow-page.tsx';
import { FieldGroup, FormFields } from '#web/design/form-layout.tsx';
import { type ContractForm, useContractForm } from '#web/platform/contract-form.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { FileField } from '#web/widgets/file-field/file-field.tsx';
import { PictureField } from '#web/widgets/pictures/picture-field.tsx';
import { type Before, DeclinedNote, FilledBefore } from '../components/filled-before.tsx';
import { StartSteps } from '../components/start-steps.tsx';
import type { CandidateStart } from '../forms/candidate-schema.ts';
import { candidateStart, candidateValues } from '../forms/candidate-start.ts';
import classes from './candidate.module.css';

const NETWORKS = [
  ['linkedin', 'linkedin.com/in/…'],
  ['twitter', 'x.com/…'],
  ['facebook', 'facebook.com/…'],
  ['instagram', 'instagram.com/…'],
] as const;

export default function OnboardingCandidateScreen() {
  const { t } = useTranslation('onboarding');
  return (
    <FilledBefore waiting={t('candidate.title')}>
      {(before) => <CandidateForm before={before} />}
    </FilledBefore>
  );
}

function CandidateForm({ before }: { before: Before }) {
  const { t } = useTranslation('onboarding');
  const navigate = useNavigate();
  const form = useContractForm({
    schema: async () => (await import('../forms/candidate-schema.ts')).CandidateStart,
    initialValues: candidateStart.read() ?? candidateValues(before),
    draft: candidateStart.formDraft,
  });
  const goOn = async () => {
    candidateStart.keep(form.getValues());
    await navigate({ to: '/onboarding/candidate/disclaimer' });
  };
  const availability = form.getInputProps('candidate_availability');

  return (
    <FlowPage
      width="wide"
      title={t('candidate.title')}
      footer={!before.role_name && <BackLink to="/onboarding">{t('candidate.back')}</BackLink>}
      lead={t('candidate.lead')}
    >
      <StartSteps current={0} />
      <DeclinedNote reason={before.reason} />
      <form {...form.sending(goOn)}>
        <FormFields>
          <ResumeField
            form={form}
            isOffered={
              before.offered_resume !== null && form.values.candidate_resume?.id === before.offered_resume.id
            }
          />
          <FieldGroup label={t('candidate.availability')} isRequired error={availability.error}>
            <Checkbox.Group value={availability.value} onChange={availability.onChange}>
              <Group gap="lg">
                <Checkbox value="Online" label={t('candidate.online')} data-path="candidate_availability" />
                <Checkbox value="On Site" label={t('candidate.on_site')} />
              </Group>
            </Checkbox.Group>
          </FieldGroup>
          <NetworkFields form={form} />
          <PictureField
            label={t('candidate.picture')}
            help={t('candidate.picture_help')}
            drop={t('candidate.picture_drop')}
            shape="round"
            value={form.values.candidate_avatar}
            onChange={(file) => form.setFieldValue('candidate_avatar', file)}
            error={form.getInputProps('candidate_avatar').error}
          />
          <Button type="submit" size="md" loading={form.submitting}>
            {t('candidate.submit')}
          </Button>
        </FormFields>
      </form>
    </FlowPage>
  );
}

interface PartProps {
  form: ContractForm<ReturnType<typeof candidateValues>, typeof CandidateStart>;
}

function ResumeField({ form, isOffered }: PartProps & { isOffered: boolean }) {
  const { t } = useTranslation('onboarding');
  return (
    <FieldGroup label={t('candidate.resume')} isRequired>
      {isOffered && (
        <Text size="sm" c="dimmed">
          {t('candidate.resume_offered')}
        </Text>
      )}
      <div data-path="candidate_resume" tabIndex={-1}>
        <FileField
          purpose="resume"
          title={t('candidate.resume_drop')}
          value={form.values.candidate_resume}
          onChange={(file) => form.setFieldValue('candidate_resume', file)}
          error={form.getInputProps('candidate_resume').error}
        />
      </div>
    </FieldGroup>
  );
}

function NetworkFields({ form }: PartProps) {
  const { t } = useTranslation('onboarding');
  return (
    <FieldGroup label={t('candidate.links')} help={t('candidate.links_help')}>
      <div className={classes.networks}>
        {NETWORKS.map(([network, example]) => (
          <TextInput
            key={network}
            {...form.getInputProps(`candidate_social_links.${network}`)}
            label={t(`candidate.${network}`)}
            dir="ltr"
            inputMode="url"
            autoComplete="url"
            placeholder={example}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
