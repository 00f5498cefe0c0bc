import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  inviteToAssessment,
  listAssessmentInvitations,
} from '#contract/features/assessment-invitations.contract.ts';
import { getCandidate } from '#contract/features/candidates.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FormActions, FormFields, FormRow } from '#web/design/form-layout.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { idIn } from '#web/platform/ids.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import { useJobChoices } from '#web/widgets/job-choices/job-choices.ts';
import {
  mayInviteTo,
  useAssessmentsAddress,
  useInstruments,
  useJobs,
} from '../assessment-invitations.queries.ts';
import classes from './invite-dialog.module.css';
import { InviteOutcome } from './invite-outcome.tsx';
import { PeopleField, type Person } from './people-field.tsx';

const DAYS = [3, 7, 14, 30] as const;
const USUAL_DAYS = 14;

interface InviteDialogProps {
  /** `somebody`, or whom by their id. */
  invited: string;
  onClose: () => void;
}

/** Invites people whom the company may see to an assessment, for a job or for none, with a deadline. */
export default function InviteDialog({ invited, onClose }: InviteDialogProps) {
  const { t } = useTranslation('assessment-invitations');
  const [address] = useAssessmentsAddress();
  const first = useFirst(invited, idIn(address.job));
  const [chosen, setChosen] = useState<readonly Person[] | null>(null);
  const [assessment, setAssessment] = useState(address.assessment);
  const [job, setJob] = useState(address.job);
  const [days, setDays] = useState<number>(USUAL_DAYS);
  const [isChecked, setIsChecked] = useState(false);
  const instruments = useInstruments().filter(mayInviteTo);
  const names = useNames();
  const format = useFormatters();
  const people = chosen ?? first;
  const instrument = instruments.find((one) => one.assessment_id === assessment) ?? null;
  const invite = useMutation({
    ...mutationFor(inviteToAssessment),
    onSuccess: () => refresh(listAssessmentInvitations),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!instrument || people.length === 0 || invite.isPending) return;
    const jobId = idIn(job);
    invite.mutate({
      body: {
        assessment_id: instrument.assessment_id,
        user_ids: people.map(({ id }) => id),
        days,
        ...(jobId && { job_id: jobId }),
      },
    });
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('invite.title')} closeLabel={t('invite.close')} size="wide">
      {invite.data ? (
        <InviteOutcome outcome={invite.data.data} people={people} onClose={onClose} />
      ) : (
        <form noValidate onSubmit={send}>
          <FormFields>
            <NativeSelect
              label={t('invite.assessment')}
              required
              value={instrument?.assessment_id ?? ''}
              error={isChecked && !instrument && t('invite.choose_assessment')}
              description={instrument && names(instrument.purpose)}
              data={[
                { value: '', label: t('invite.which') },
                ...instruments.map((one) => ({
                  value: one.assessment_id,
                  label: t('invite.option', { name: names(one.name), minutes: format.number(one.minutes) }),
                })),
              ]}
              onChange={(event) => setAssessment(event.currentTarget.value)}
            />
            <JobAndDays job={job} days={days} onJob={setJob} onDays={setDays} />
            <PeopleField
              chosen={people}
              jobId={idIn(job)}
              error={isChecked && people.length === 0 ? t('invite.choose_people') : null}
              onChange={setChosen}
            />
          </FormFields>
          <Words size="sm" isDimmed className={classes.told}>
            {t('invite.told')}
          </Words>
          <FormActions>
            <Button type="submit" loading={invite.isPending}>
              {people.length > 0 ? t('invite.send', { count: people.length }) : t('invite.send_none')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('invite.cancel')}
            </Button>
          </FormActions>
        </form>
      )}
    </Dialog>
  );
}

interface JobAndDaysProps {
  job: string;
  days: number;
  onJob: (job: string) => void;
  onDays: (days: number) => void;
}

/** For which job, and how long the people have. */
function JobAndDays({ job, days, onJob, onDays }: JobAndDaysProps) {
  const { t } = useTranslation('assessment-invitations');
  const choices = useJobChoices();
  const jobs = useJobs();
  return (
    <FormRow>
      <NativeSelect
        label={t('invite.job')}
        value={job}
        data={[{ value: '', label: t('no_job') }, ...choices(jobs)]}
        onChange={(event) => onJob(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('invite.days')}
        value={String(days)}
        data={DAYS.map((one) => ({ value: String(one), label: t('invite.in_days', { count: one }) }))}
        onChange={(event) => onDays(Number(event.currentTarget.value))}
      />
    </FormRow>
  );
}

const NOBODY: readonly Person[] = [];

/** Whom the address names. */
function useFirst(invited: string, jobId: string | null): readonly Person[] {
  const id = idIn(invited);
  const { data } = useQuery({
    ...queryFor(getCandidate, { params: { id: id ?? '' }, query: jobId ? { job_id: jobId } : {} }),
    enabled: id !== null,
    select: ({ profile }): readonly Person[] => [
      { id: profile.user_id, name: profile.personal_details.name },
    ],
  });
  return data ?? NOBODY;
}
