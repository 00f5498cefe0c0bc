import { Button, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Job } from '#contract/features/jobs.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { FormActions } from '#web/design/form-layout.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { ConflictDialog } from '../components/conflict-dialog.tsx';
import { NoSuchJob } from '../components/no-such-job.tsx';
import { FromEarlierJob } from '../components/post-ways/from-earlier-job.tsx';
import { SaveState } from '../components/save-state.tsx';
import { ScreeningEditor } from '../components/screening-editor.tsx';
import { ScreeningSuggestions } from '../components/screening-suggestions.tsx';
import { useJobEditing } from '../job-editing.ts';
import { EMPTY_JOB, writingOf } from '../job-form-values.ts';
import { SCREENING_QUESTIONS } from '../jobs.addresses.ts';
import { refreshJobs, useJobToEdit } from '../jobs.queries.ts';

/** The questions that a job asks of who applies: suggested from the job, written, ordered and flagged. */
export default function ScreeningQuestionsScreen() {
  const { t } = useTranslation('jobs');
  const [{ job_id: id }, setAddress] = useAddress(SCREENING_QUESTIONS);
  return (
    <Page
      title={t('questions.title')}
      lead={t(id ? 'questions.lead' : 'questions.choose')}
      width="reading"
      back={<BackLink to="/recruiter/jobs">{t('back_to_jobs')}</BackLink>}
    >
      {id ? (
        <QuestionsOf key={id} id={id} />
      ) : (
        <FromEarlierJob
          action="questions"
          onChoose={async (jobId) => setAddress({ job_id: jobId }, { push: true })}
        />
      )}
    </Page>
  );
}

function QuestionsOf({ id }: { id: string }) {
  const { t } = useTranslation('jobs');
  const job = useJobToEdit(id);
  const waiting = <FormSkeleton label={t('edit.waiting')} count={3} />;
  return (
    <OneView query={job} missing={<NoSuchJob />} waiting={waiting}>
      {(found) => (job.isFetchedAfterMount ? <Questions job={found} /> : waiting)}
    </OneView>
  );
}

function Questions({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const editing = useJobEditing({ job, kept: null }, EMPTY_JOB);
  const { form, save } = editing;
  const { screening_questions: questions } = form.values;
  const change = (next: typeof questions) => form.setFieldValue('screening_questions', next);
  const done = async () => {
    if (!(await save())) return;
    await refreshJobs();
    await navigate({ to: '/recruiter/jobs/post-job/$id/view', params: { id: job.jid } });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void done();
      }}
    >
      <Section title={<bdi>{job.job_title || t('untitled')}</bdi>} help={t('form.screening.help')}>
        <ScreeningEditor
          value={questions}
          errorAt={(path) => form.getInputProps(`screening_questions.${path}`).error}
          onChange={change}
        />
        <ScreeningSuggestions job={writingOf(form.values)} asked={questions} onAdd={change} />
        <Text size="sm" c="dimmed" my="md">
          {t('questions.flag_help')}
        </Text>
        <FormActions>
          <Button type="submit" size="md">
            {t('questions.save')}
          </Button>
          <SaveState state={editing.state} onRetry={() => void save()} />
        </FormActions>
      </Section>
      {editing.conflict && <ConflictDialog conflict={editing.conflict} onResolve={editing.resolve} />}
    </form>
  );
}
