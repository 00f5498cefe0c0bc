import { Anchor, Checkbox, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import type { WorkExperience } from '#contract/features/profiles.contract.ts';
import { FormRow } from '#web/design/form-layout.tsx';
import { fieldErrorText } from '#web/platform/field-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';
import { Editor, useEditor } from '../forms/editor.tsx';
import { MonthField } from '../forms/month-field.tsx';
import { replaceEntry, writeEntry } from '../profile-changes.ts';
import { changeAtOnce } from '../profile-saving.ts';
import { isDoubtful, type Source } from '../resume-evidence.ts';
import { Doubt } from './doubt.tsx';
import { EntrySection } from './entry-section.tsx';
import classes from './entry-words.module.css';

interface WorkSectionProps {
  entries: readonly WorkExperience[];
  sourceOf: (work: WorkExperience) => Source | null;
}

export function WorkSection({ entries, sourceOf }: WorkSectionProps) {
  const { t } = useTranslation('profiles');
  return (
    <EntrySection
      section="work_history_detailed"
      place="work"
      title={t('work.title')}
      add={t('work.add')}
      empty={t('work.empty')}
      entries={entries}
      nameOf={(work) => work.job_title}
      view={(work, edit) => (
        <>
          <WorkWords work={work} />
          {isDoubtful(work.confidence) && (
            <Doubt
              confidence={work.confidence}
              source={sourceOf(work)}
              onRight={() =>
                void changeAtOnce(replaceEntry('work_history_detailed', work, { ...work, confidence: null }))
              }
              onEdit={edit}
            />
          )}
        </>
      )}
      editor={(before, onDone) => <WorkEditor before={before} onDone={onDone} />}
    />
  );
}

const LINES_SHOWN = 4;

function WorkWords({ work }: { work: WorkExperience }) {
  const { t } = useTranslation('profiles');
  const format = useFormatters();
  const [isWhole, setIsWhole] = useState(false);
  const lines = isWhole ? work.details : work.details.slice(0, LINES_SHOWN);
  const hidden = work.details.length - lines.length;
  const end = work.currently_working ? t('present') : format.month(work.end_date);
  const span = [format.month(work.start_date), end].filter(Boolean).join(' – ');
  return (
    <>
      <Title order={3}>
        <bdi>{work.job_title}</bdi>
      </Title>
      <Text className={classes.parts}>
        {work.organisation && (
          <span>
            <bdi>{work.organisation}</bdi>
          </span>
        )}
        {work.location && (
          <span>
            <KnownName of={work.location} />
          </span>
        )}
      </Text>
      <Text size="sm" c="dimmed" className="tabular">
        {span || t('dates_unknown')}
      </Text>
      {lines.length > 0 && (
        <ul className={classes.lines} dir="auto">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move on their own.
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Anchor component="button" type="button" size="sm" onClick={() => setIsWhole(true)}>
          {t('work.show_more', { count: hidden })}
        </Anchor>
      )}
    </>
  );
}

interface WorkEditorProps {
  before: WorkExperience | null;
  onDone: () => void;
}

function WorkEditor({ before: given, onDone }: WorkEditorProps) {
  const { t } = useTranslation('profiles');
  // What was there when the editing began: with it a change of another tab is noticed.
  const [before] = useState(given);
  const editor = useEditor({
    schema: async () => (await import('#contract/features/profiles.contract.ts')).WorkExperience,
    name: before ? `work:${before.job_title}:${before.start_date}` : 'work:new',
    initialValues: valuesOf(before),
    changeOf: (typed) =>
      writeEntry('work_history_detailed', before, { ...typed, details: typed.details.filter(Boolean) }),
    onDone,
  });
  const { form } = editor;
  const wrongDetail = Object.keys(form.errors).find((path) => path.startsWith('details'));
  return (
    <Editor
      editor={editor}
      label={before ? t('edit_named', { name: before.job_title }) : t('work.add_title')}
    >
      <SuggestField
        {...form.getInputProps('job_title')}
        of="job-title"
        label={t('work.job_title')}
        autoFocus
      />
      <FormRow>
        <SuggestField {...form.getInputProps('organisation')} of="company" label={t('work.organisation')} />
        <SuggestField {...form.getInputProps('location')} of="location" label={t('work.location')} />
      </FormRow>
      <FormRow>
        <MonthField {...form.getInputProps('start_date')} label={t('work.start')} />
        <MonthField
          {...form.getInputProps('end_date')}
          label={t('work.end')}
          disabled={form.values.currently_working}
        />
      </FormRow>
      <Checkbox
        label={t('work.current')}
        checked={form.values.currently_working}
        onChange={(event) => {
          const isCurrent = event.currentTarget.checked;
          form.setValues({ currently_working: isCurrent, ...(isCurrent && { end_date: null }) });
        }}
      />
      <Textarea
        label={t('work.details')}
        description={t('work.details_help')}
        minRows={4}
        maxRows={14}
        dir="auto"
        data-path={wrongDetail ?? 'details'}
        error={wrongDetail ? fieldErrorText('too_long') : null}
        value={form.values.details.join('\n')}
        onChange={(event) => {
          form.clearErrors();
          form.setFieldValue('details', event.currentTarget.value.split('\n'));
        }}
      />
    </Editor>
  );
}

/** An entry as its form holds it, and an empty form; what a person has looked at is in doubt no more. */
const valuesOf = (before: WorkExperience | null) => ({
  job_title: before?.job_title ?? '',
  organisation: before?.organisation ?? '',
  location: before?.location ?? '',
  start_date: before?.start_date ?? null,
  end_date: before?.end_date ?? null,
  currently_working: before?.currently_working ?? false,
  details: before?.details ?? [],
  confidence: null,
});
