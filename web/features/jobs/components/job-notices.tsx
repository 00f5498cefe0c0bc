import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { gapsOf, JOB_FIELDS, type JobField, type JobFormValues, writingOf } from '../job-form-values.ts';
import { isOpen, type Reading } from '../job-reading.ts';
import { GapNotice } from './gap-notice.tsx';
import classes from './job-editor.module.css';

/** That this browser had kept what was not saved; to be let go of, or gone on with. */
export function KeptNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('jobs');
  return (
    <GapNotice
      title={t('edit.kept')}
      action={
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onDiscard}>
          {t('edit.discard')}
        </Button>
      }
    />
  );
}

/** That a colleague deleted the job under one's hands. */
export function GoneNotice({ onSaveAsNew }: { onSaveAsNew: () => void }) {
  const { t } = useTranslation('jobs');
  return (
    <GapNotice
      title={t('editing.gone.title')}
      action={
        <Button size="compact-sm" onClick={onSaveAsNew}>
          {t('editing.gone.save_as_new')}
        </Button>
      }
    >
      {t('editing.gone.body')}
    </GapNotice>
  );
}

/** What a reader should know of a draft that was read or made. */
export function ReadingNotices({ reading, values }: { reading: Reading; values: JobFormValues }) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  const open = JOB_FIELDS.filter((field) => isOpen(reading, values, field));
  return (
    <>
      {reading.notices.map(({ code, message }) => (
        <GapNotice key={code} title={message} />
      ))}
      {open.length > 0 && (
        <GapNotice title={t('form.gaps_title', { count: open.length })}>
          {t('form.gaps_body', { fields: format.list(open.map((field) => t(`form.${field}`))) })}
        </GapNotice>
      )}
    </>
  );
}

/** What candidates and the matching will miss; each leads to its field. */
export function Missing({ values }: { values: JobFormValues }): ReactNode {
  const { t } = useTranslation('jobs');
  const written = writingOf(values);
  const gaps: JobField[] = gapsOf({ ...written, education: values.education, skills: values.skills });
  if (gaps.length === 0) return null;
  return (
    <section className={classes.panel} aria-label={t('missing_fields.title')}>
      <h2 className={classes.panelTitle}>{t('missing_fields.title')}</h2>
      <ul className={classes.todo}>
        {gaps.map((field) => (
          <li key={field}>
            <button type="button" onClick={() => focusOn(field)}>
              {t(`form.${field}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Brings a field of the form into sight and gives it the focus. */
export function focusOn(path: string): void {
  const target = document.querySelector<HTMLElement>(`[data-path="${path}"]`);
  target?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  target?.focus({ preventScroll: true });
}
