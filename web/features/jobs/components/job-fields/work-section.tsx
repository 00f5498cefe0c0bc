import { FieldGroup, FormFields } from '#web/design/form-layout.tsx';
import { Section } from '#web/design/section.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import type { JobEditingForm } from '../../job-editing.ts';
import type { Wording } from '../../job-wording.ts';
import { LinesEditor } from '../lines-editor.tsx';
import { WordedTextarea } from '../worded-textarea.tsx';
import { WordingNotes } from '../wording-notes.tsx';

const MOST_FULL_TEXT = 30_000;

interface WorkSectionProps {
  form: JobEditingForm;
  wording: Wording;
}

/** What is done in the job and asked for it, line by line, and its whole text. */
export function WorkSection({ form, wording }: WorkSectionProps) {
  const { t } = useTranslation('jobs');
  return (
    <Section title={t('form.work')}>
      <FormFields>
        <Lines form={form} wording={wording} field="responsibilities" one="responsibility_number" />
        <Lines form={form} wording={wording} field="requirements" one="requirement_number" />
        <WordedTextarea
          {...form.getInputProps('full_text')}
          label={t('form.full_text')}
          description={t('form.full_text_help')}
          marks={wording.in('full_text')}
          minRows={3}
          maxRows={20}
          maxLength={MOST_FULL_TEXT}
        />
        <WordingNotes wording={wording} field="full_text" />
      </FormFields>
    </Section>
  );
}

interface LinesProps extends WorkSectionProps {
  field: 'responsibilities' | 'requirements';
  one: 'responsibility_number' | 'requirement_number';
}

function Lines({ form, wording, field, one }: LinesProps) {
  const { t } = useTranslation('jobs');
  return (
    <FieldGroup label={t(`form.${field}`)}>
      <LinesEditor
        lineLabel={(number) => t(`form.${one}`, { number })}
        add={t('form.add_line')}
        value={form.values[field]}
        onChange={(lines) => form.setFieldValue(field, lines)}
        below={(index) => <WordingNotes wording={wording} field={`${field}.${index}`} />}
      />
    </FieldGroup>
  );
}
