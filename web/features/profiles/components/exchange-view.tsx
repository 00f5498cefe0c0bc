import { Button, Radio } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { exportJsonResume, exportResumePdf, type Profile } from '#contract/features/profiles.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { DownloadIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { callForFile } from '#web/platform/call.ts';
import { useLanguage } from '#web/platform/language.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './exchange-view.module.css';
import { JsonResumeImport } from './json-resume-import.tsx';

interface ExchangeViewProps {
  profile: Profile;
  onLeave: () => void;
}

/** The profile as files for elsewhere, and a profile from elsewhere. */
export default function ExchangeView({ profile, onLeave }: ExchangeViewProps) {
  return (
    <div className={classes.parts}>
      <TakeAlong name={profile.personal_details.name} />
      <JsonResumeImport profile={profile} onLeave={onLeave} />
    </div>
  );
}

function TakeAlong({ name }: { name: string }) {
  const { t } = useTranslation('profiles');
  const { language } = useLanguage();
  const [wanted, setWanted] = useState<Language>(language);
  const fileName = name.trim() || 'resume';
  const pdf = useMutation({
    mutationFn: () => callForFile(exportResumePdf, { query: { language: wanted } }),
    onSuccess: (bytes) => saveFile(bytes, `${fileName}.pdf`),
    onError: showError,
  });
  const json = useMutation({
    mutationFn: () => callForFile(exportJsonResume),
    onSuccess: (bytes) => saveFile(bytes, `${fileName}.json`),
    onError: showError,
  });
  return (
    <>
      <Section look="sheet" title={t('exchange.pdf')} help={t('exchange.pdf_help')}>
        <Radio.Group
          label={t('exchange.pdf_language')}
          description={t('exchange.pdf_language_help')}
          value={wanted}
          onChange={(next) => setWanted(next === 'ar' ? 'ar' : 'en')}
        >
          <div className={classes.choices}>
            <Radio value="en" label="English" lang="en" />
            <Radio value="ar" label="العربية" lang="ar" />
          </div>
        </Radio.Group>
        <Button
          mt="md"
          leftSection={<DownloadIcon size={18} stroke={1.7} aria-hidden />}
          loading={pdf.isPending}
          onClick={() => pdf.mutate()}
        >
          {t('exchange.pdf_save')}
        </Button>
      </Section>
      <Section look="sheet" title={t('exchange.json')} help={t('exchange.json_help')}>
        <Button
          variant="default"
          leftSection={<DownloadIcon size={18} stroke={1.7} aria-hidden />}
          loading={json.isPending}
          onClick={() => json.mutate()}
        >
          {t('exchange.json_save')}
        </Button>
      </Section>
    </>
  );
}
