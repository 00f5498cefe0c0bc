import { Button, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { onboardCandidate } from '#contract/features/onboarding.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { FlowPage } from '#web/design/flow-page.tsx';
import { DocumentIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { tellOtherTabs } from '#web/platform/account-changes.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/call.ts';
import { setUser } from '#web/platform/session.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { StartSteps } from '../components/start-steps.tsx';
import { CandidateStart } from '../forms/candidate-schema.ts';
import { candidateStart } from '../forms/candidate-start.ts';
import classes from './disclaimer.module.css';

const POINTS = ['read', 'match', 'people', 'seen', 'yours'] as const;

export default function DisclaimerScreen() {
  const { t } = useTranslation('onboarding');
  const navigate = useNavigate();
  const [values, setValues] = useState(candidateStart.read);
  const [isSending, setIsSending] = useState(false);
  const start = CandidateStart.safeParse(values);

  if (!start.success)
    return (
      <FlowPage
        icon={<DocumentIcon size={30} stroke={1.6} aria-hidden />}
        title={t('disclaimer.missing')}
        lead={t('disclaimer.missing_help')}
      >
        <ButtonLink to="/onboarding/candidate" size="md">
          {t('disclaimer.missing_action')}
        </ButtonLink>
      </FlowPage>
    );

  const accept = async () => {
    setIsSending(true);
    try {
      const user = await call(onboardCandidate, { body: start.data });
      candidateStart.drop();
      setUser(user, 'ONBOARDING_COMPLETED');
      tellOtherTabs();
      await navigate({ to: '/onboarding/success', replace: true });
    } catch (error) {
      showError(error);
      if (error instanceof ApiError && error.code === 'files.not_found' && values) {
        // The stored file is gone: it has to be chosen again, the rest stays.
        candidateStart.drop();
        candidateStart.keep({ ...values, candidate_resume: null, candidate_avatar: null });
        setValues(candidateStart.read());
      }
      setIsSending(false);
    }
  };

  return (
    <FlowPage
      width="wide"
      title={t('disclaimer.title')}
      footer={<BackLink to="/onboarding/candidate">{t('disclaimer.back')}</BackLink>}
      lead={t('disclaimer.lead')}
    >
      <StartSteps current={1} />
      <ol className={classes.points}>
        {POINTS.map((point) => (
          <li key={point}>
            <Title order={2} size="h3">
              {t(`disclaimer.points.${point}.title`)}
            </Title>
            <Text c="dimmed">{t(`disclaimer.points.${point}.body`)}</Text>
          </li>
        ))}
      </ol>
      <p className={classes.file}>
        <DocumentIcon size={20} stroke={1.6} aria-hidden />
        <span>
          {t('disclaimer.file')}: <bdi>{values?.candidate_resume?.name}</bdi>
        </span>
      </p>
      <Button size="md" loading={isSending} onClick={() => void accept()}>
        {t('disclaimer.submit')}
      </Button>
    </FlowPage>
  );
}
