import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { Editor, useEditor } from '../forms/editor.tsx';
import { changeDetails } from '../profile-changes.ts';

type Details = Profile['personal_details'];
interface DetailsProps {
  details: Details;
}

interface DetailsEditorProps extends DetailsProps {
  onDone: () => void;
}

export default function SummaryEditor({ details, onDone }: DetailsEditorProps) {
  const { t } = useTranslation('profiles');
  const [before] = useState(details);
  const editor = useEditor({
    schema: async () => (await import('../forms/profile-schemas.ts')).SummaryForm,
    name: 'summary',
    initialValues: { summary: before.summary ?? '' },
    changeOf: (typed) => changeDetails(before, typed),
    onDone,
  });
  return (
    <Editor editor={editor} label={t('summary.title')}>
      <Textarea
        {...editor.form.getInputProps('summary')}
        label={t('summary.label')}
        description={t('summary.help')}
        minRows={5}
        maxRows={16}
        dir="auto"
        autoFocus
      />
    </Editor>
  );
}
