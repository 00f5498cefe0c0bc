import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';

/** Asks for the title by which standardised profiles are found. */
export function SearchProfiles({ title }: { title: string }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [written, setWritten] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const search = (job_title: string) => {
    setIsMissing(job_title.trim() === '');
    if (job_title.trim() === '') {
      field.current?.focus();
      return;
    }
    void navigate({
      to: '/recruiter/jobs/post-job/search/$job_title',
      params: { job_title: job_title.trim() },
    });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        search(written);
      }}
    >
      <FormFields>
        <SuggestField
          of="job-title"
          ref={field}
          error={isMissing && t('profiles.say_title')}
          label={t('form.job_title')}
          description={t('profiles.search_help')}
          value={written}
          maxLength={160}
          onChange={setWritten}
          onSuggestion={({ name }) => search(name)}
        />
        <FormActions>
          <Button type="submit" size="md">
            {t('profiles.search')}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}
