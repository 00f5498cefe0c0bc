import { Button, Text, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { generateJob, type JobDraft } from '#contract/features/jobs.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { ErrorState } from '#web/design/error-state.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { JobDetails } from '#web/widgets/job-details/job-details.tsx';
import { GapNotice } from '../components/gap-notice.tsx';
import { bodyOf } from '../components/post-ways/from-profile.tsx';
import classes from '../components/post-ways/post-ways.module.css';
import { JOB_FIELDS } from '../job-form-values.ts';
import { AI_GENERATED_JOB } from '../jobs.addresses.ts';
import { beginDraft } from '../jobs.queries.ts';

const FEWEST_LETTERS = 3;
const MOST_LETTERS = 2_000;
const EXAMPLES = ['first', 'second', 'third'] as const;

/** A job made from a sentence: what it says, completed with what is known of the occupation. */
export default function AiGeneratedJobScreen() {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [{ prompt, occupation }, setAddress] = useAddress(AI_GENERATED_JOB);
  const made = useQuery({
    ...queryFor(generateJob, { body: { prompt, ...(occupation && { occupation }) } }),
    enabled: isEnough(prompt),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const using = useMutation({
    mutationFn: async (draft: JobDraft) => {
      const { jid } = await beginDraft(draft);
      await navigate({ to: '/recruiter/jobs/post-job/$id/edit', params: { id: jid } });
    },
    onError: showError,
  });
  return (
    <Page
      title={t('generate.title')}
      lead={t('generate.lead')}
      width="reading"
      back={<BackLink to="/recruiter/jobs/post-job">{t('post.back')}</BackLink>}
    >
      <SentenceForm
        made={prompt}
        isMaking={made.isFetching}
        onMake={(sentence) => setAddress({ prompt: sentence, occupation: '' }, { push: true, scroll: false })}
      />
      <div aria-live="polite">
        {made.isFetching && <ListSkeleton label={t('generate.waiting')} count={4} />}
        {!made.isFetching && made.isError && (
          <ErrorState title={t('generate.failed')}>{errorText(made.error)}</ErrorState>
        )}
        {!made.isFetching && made.data && (
          <Made
            draft={made.data}
            isUsing={using.isPending}
            onUse={() => using.mutate(made.data)}
            onOccupation={(id) => setAddress({ occupation: id })}
          />
        )}
      </div>
    </Page>
  );
}

const isEnough = (sentence: string): boolean => sentence.trim().length >= FEWEST_LETTERS;

interface SentenceFormProps {
  /** The sentence that a job was made from; empty before the first. */
  made: string;
  isMaking: boolean;
  onMake: (sentence: string) => void;
}

/** The sentence, in one's own words or from the examples. */
function SentenceForm({ made, isMaking, onMake }: SentenceFormProps) {
  const { t } = useTranslation('jobs');
  const [written, setWritten] = useState(made);
  const [isTooShort, setIsTooShort] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const make = (sentence: string) => {
    setIsTooShort(!isEnough(sentence));
    if (!isEnough(sentence)) {
      field.current?.focus();
      return;
    }
    setWritten(sentence);
    onMake(sentence.trim());
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        make(written);
      }}
    >
      <FormFields>
        <Textarea
          ref={field}
          error={isTooShort && t('generate.too_short')}
          label={t('generate.label')}
          description={t('generate.help')}
          dir="auto"
          minRows={3}
          maxLength={MOST_LETTERS}
          value={written}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
        {made === '' && (
          <Proposals
            label={t('generate.examples_label')}
            size="compact-md"
            proposals={EXAMPLES.map((example) => {
              const sentence = t(`generate.examples.${example}`);
              return { key: example, words: sentence, onChoose: () => make(sentence) };
            })}
          />
        )}
        <FormActions>
          <Button type="submit" size="md" loading={isMaking}>
            {t(made === '' ? 'generate.make' : 'generate.make_again')}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}

interface ProposalsProps {
  label: string;
  size: 'compact-sm' | 'compact-md';
  proposals: { key: string; words: ReactNode; onChoose: () => void }[];
}

/** Buttons with whole names or sentences on them. */
function Proposals({ label, size, proposals }: ProposalsProps) {
  return (
    <div>
      <Text size="sm" c="dimmed" mb={6}>
        {label}
      </Text>
      <ul className={classes.examples}>
        {proposals.map(({ key, words, onChoose }) => (
          <li key={key}>
            <Button variant="default" size={size} className={classes.example} onClick={onChoose}>
              {words}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MadeProps {
  draft: JobDraft;
  isUsing: boolean;
  onUse: () => void;
  onOccupation: (id: string) => void;
}

/** The draft to look at: whence it comes, what it leaves open, and what else the sentence may mean. */
function Made({ draft, isUsing, onUse, onOccupation }: MadeProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const format = useFormatters();
  const open = JOB_FIELDS.filter((field) => draft.not_found.includes(field));
  const others = draft.occupations.slice(1);
  return (
    <div className={classes.result}>
      <Section title={<bdi>{draft.job.job_title}</bdi>} help={t(`generate.made_by.${madeBy(draft)}`)}>
        <div className={classes.choices}>
          {draft.notices.map(({ code, message }) => (
            <GapNotice key={code} title={message} />
          ))}
          {open.length > 0 && (
            <Text size="sm">
              {t('form.gaps_body', { fields: format.list(open.map((field) => t(`form.${field}`))) })}
            </Text>
          )}
          {others.length > 0 && (
            <Proposals
              label={t('generate.or')}
              size="compact-sm"
              proposals={others.map(({ id, name }) => ({
                key: id,
                words: <bdi>{name[language]}</bdi>,
                onChoose: () => onOccupation(id),
              }))}
            />
          )}
          <FormActions>
            <Button size="md" loading={isUsing} onClick={onUse}>
              {t('generate.use')}
            </Button>
          </FormActions>
        </div>
      </Section>
      <JobDetails job={bodyOf(draft.job, draft.not_found)} />
    </div>
  );
}

const madeBy = ({ made_by }: JobDraft) => (made_by === 'model' ? 'model' : 'taxonomy');
