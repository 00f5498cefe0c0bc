import { Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  APPLICATION_SOURCES,
  applyToJob,
  getApplication,
  listApplications,
} from '#contract/features/applications.contract.ts';
import { listCompanyJobs, listMatchingJobs, searchJobs } from '#contract/features/job-lists.contract.ts';
import type { JobDetails } from '#contract/features/jobs.contract.ts';
import { getProfile } from '#contract/features/profiles.contract.ts';
import { getResume } from '#contract/features/resumes.contract.ts';
import { answerScreening, getScreening, type Screening } from '#contract/features/screenings.contract.ts';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { ChatIcon } from '#web/design/icons.ts';
import { TextLink } from '#web/design/links.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { StatusDot } from '#web/design/status-badge.tsx';
import { useAddress } from '#web/platform/address.ts';
import { oneOf } from '#web/platform/address-values.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call, callWithMessage } from '#web/platform/call.ts';
import { ShownInPlace, useContractForm } from '#web/platform/contract-form.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './apply-to-job.module.css';
import { answersSchema, answersSoFar, ScreeningFields, validAnswers } from './screening-fields.tsx';

interface ApplyFormProps {
  job: Pick<JobDetails, 'jid' | 'company' | 'screening_questions'>;
  onSent: () => void;
  onCancel: () => void;
}

/** By which way the person came to the job; empty where the address does not say. */
const ADDRESS = { from: oneOf(['', ...APPLICATION_SOURCES], '') };

/** Another tab has sent it: then it is sent as was wished, and the screen behind the form says how it stands. */
function sentBefore(error: unknown): { message: string } {
  if (error instanceof ApiError && error.code === 'applications.already_sent') return error;
  throw error;
}

const isCompanyBlocked = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'applications.company_blocked';

/** The form with what was answered before; a job without questions has nothing to wait for. */
export function ApplyForm(props: ApplyFormProps) {
  const { t } = useTranslation('job-lists');
  const { jid, screening_questions: questions } = props.job;
  const query = useQuery({
    ...queryFor(getScreening, { query: { job_id: jid } }),
    enabled: questions.length > 0,
  });
  if (query.isLoading) return <ListSkeleton label={t('apply.loading')} count={3} />;
  return <Form {...props} kept={query.data} />;
}

/** What goes out, the job's questions, and the button that sends it. Who has blocked the company is asked to unblock it. */
function Form({ job, kept, onSent, onCancel }: ApplyFormProps & { kept: Screening | undefined }) {
  const { t } = useTranslation('job-lists');
  const [{ from }] = useAddress(ADDRESS);
  const questions = job.screening_questions;
  const [isBlocked, setIsBlocked] = useState(false);
  const form = useContractForm({
    schema: answersSchema(questions),
    initialValues: answersSoFar(questions, kept?.answers),
    // What is kept on the server later than this was typed is what counts.
    draft: `apply-${job.jid}${kept?.saved_at ? `-${kept.saved_at}` : ''}`,
  });
  return (
    <form
      {...form.sending(async ({ answers }) => {
        const source = from === '' ? null : from;
        const body = {
          job_id: job.jid,
          answers: answers as Record<string, string>,
          source,
          unblock: isBlocked,
        };
        const { message } = await callWithMessage(applyToJob, { body }).catch((error: unknown) => {
          if (!isCompanyBlocked(error)) return sentBefore(error);
          setIsBlocked(true);
          throw new ShownInPlace();
        });
        showNotice(message);
        onSent();
        await refresh(
          getScreening,
          listApplications,
          getApplication,
          listMatchingJobs,
          searchJobs,
          listCompanyJobs,
        );
      })}
    >
      <WhatGoesOut company={job.company.company_name} />
      <FormFields>
        {questions.length > 0 && (
          <OneByOne jobId={job.jid} answers={() => validAnswers(questions, form.getValues())} />
        )}
        <ScreeningFields questions={questions} form={form} />
        {isBlocked && (
          <Text role="alert">{t('apply.blocked', { company: isolated(job.company.company_name) })}</Text>
        )}
        <FormActions>
          <Button type="submit" size="md" loading={form.submitting}>
            {t(isBlocked ? 'apply.unblock_and_send' : 'apply.send')}
          </Button>
          <Button variant="default" size="md" onClick={onCancel}>
            {t('apply.cancel')}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}

/** The way to the conversation, which goes on from what is typed here. */
function OneByOne({ jobId, answers }: { jobId: string; answers: () => Record<string, string> }) {
  const { t } = useTranslation('job-lists');
  const navigate = useNavigate();
  const going = useMutation({
    mutationFn: () =>
      call(answerScreening, { body: { job_id: jobId, way: 'conversation', answers: answers() } }),
    onSuccess: async () => {
      await refresh(getScreening);
      return navigate({
        to: '/candidate/assessments/job_screening_questions/$job_id',
        params: { job_id: jobId },
      });
    },
    onError: showError,
  });
  return (
    <div>
      <Button
        variant="default"
        leftSection={<ChatIcon size={18} stroke={1.7} aria-hidden />}
        loading={going.isPending}
        onClick={() => going.mutate()}
      >
        {t('apply.one_by_one')}
      </Button>
    </div>
  );
}

/** Said before it is sent: which profile, which contacts, which document, and who gets them. */
function WhatGoesOut({ company }: { company: string }) {
  const { t } = useTranslation('job-lists');
  const profile = useQuery(queryFor(getProfile, {})).data;
  const resume = useQuery(queryFor(getResume, {})).data?.upload_response?.file;
  const { email, phone } = profile?.personal_details ?? {};
  const contacts = [email, phone].filter((one): one is string => Boolean(one));
  return (
    <>
      <Text mb={6}>{t('apply.goes_to', { company: isolated(company) })}</Text>
      <ul className={classes.sent}>
        <li>
          <StatusDot tone="good" />
          <span>
            {t('apply.profile')}{' '}
            <TextLink to="/candidate/profile" size="sm">
              {t('apply.check_profile')}
            </TextLink>
          </span>
        </li>
        {profile && (
          <li>
            <StatusDot tone={contacts.length > 0 ? 'good' : 'caution'} />
            <span>
              {contacts.length > 0 ? `${t('apply.contacts')} ` : t('apply.no_contacts')}
              {contacts.map((contact) => (
                <bdi key={contact} dir="ltr" className={classes.contact}>
                  {contact}
                </bdi>
              ))}
            </span>
          </li>
        )}
        <li>
          <StatusDot tone={resume ? 'good' : 'neutral'} />
          <span>{resume ? t('apply.resume', { name: isolated(resume.name) }) : t('apply.no_resume')}</span>
        </li>
      </ul>
    </>
  );
}
