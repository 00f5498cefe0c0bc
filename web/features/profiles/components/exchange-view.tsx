import { Alert, Button, Radio, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import {
  compareJsonResume,
  exportJsonResume,
  exportResumePdf,
  importJsonResume,
  type Profile,
} from '#contract/features/profiles.contract.ts';
import { JsonResume } from '#contract/features/profiles.json-resume.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { FileDrop } from '#web/design/file-drop.tsx';
import { AlertIcon, DoneIcon, DownloadIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { callForFile } from '#web/platform/call.ts';
import { codesByPath } from '#web/platform/contract-form.ts';
import { fieldErrorText } from '#web/platform/field-words.ts';
import { useLanguage } from '#web/platform/language.ts';
import { mutationFor } from '#web/platform/queries.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { drafts } from '#web/platform/storage.ts';
import { isConflict, showTaken } from '../profile-saving.ts';
import { Comparison } from './comparison.tsx';
import classes from './exchange-view.module.css';

interface ExchangeViewProps {
  profile: Profile;
  onLeave: () => void;
}

/** The profile as files for elsewhere, and a profile from elsewhere. */
export default function ExchangeView({ profile, onLeave }: ExchangeViewProps) {
  return (
    <div className={classes.parts}>
      <TakeAlong name={profile.personal_details.name} />
      <Import profile={profile} onLeave={onLeave} />
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

const DRAFT = 'json-resume';
const MOST_LETTERS = 400_000;
const SHOWN_FAULTS = 8;

interface Fault {
  path: string;
  words: string;
}

function Import({ profile, onLeave }: ExchangeViewProps) {
  const { t } = useTranslation('profiles');
  const [text, setText] = useState(() => String(drafts.read(DRAFT) ?? ''));
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const compare = useMutation({ ...mutationFor(compareJsonResume, { silent: true }), onError: showError });
  const take = useMutation({
    ...mutationFor(importJsonResume, { silent: true }),
    onSuccess: ({ data, message }) => {
      drafts.drop(DRAFT);
      showTaken(profile, data, message);
      onLeave();
    },
    onError: (error, { body }) => {
      if (!isConflict(error)) return showError(error);
      showNotice(t('compare.changed_meanwhile'));
      compare.mutate({ body: { document: body.document } });
    },
  });

  const change = (next: string) => {
    setText(next);
    setFaults([]);
    compare.reset();
    drafts.keep(DRAFT, next);
  };
  const read = () => {
    const found = readDocument(text);
    if ('fault' in found) {
      const words = found.fault === 'not_json' ? t('exchange.not_json') : t('exchange.too_long');
      return setFaults([{ path: '', words }]);
    }
    if ('issues' in found) {
      const codes = Object.entries(codesByPath(found.issues));
      return setFaults(codes.map(([path, code]) => ({ path, words: fieldErrorText(code, code) })));
    }
    setFaults([]);
    compare.mutate({ body: { document: found.document } });
  };
  const result = compare.data?.data;
  const document = compare.variables?.body.document;
  return (
    <>
      <Section look="sheet" title={t('exchange.import')} help={t('exchange.import_help')}>
        <FileDrop
          accept={['.json']}
          title={t('exchange.drop')}
          help={t('exchange.drop_help')}
          choose={t('exchange.choose')}
          onFile={(file) => void file.text().then(change)}
        />
        <Textarea
          mt="md"
          label={t('exchange.paste')}
          dir="ltr"
          minRows={5}
          maxRows={14}
          value={text}
          spellCheck={false}
          classNames={{ input: classes.code }}
          onChange={(event) => change(event.currentTarget.value)}
          error={faults.length > 0 && <Faults faults={faults} />}
        />
        {!result && (
          <Button mt="md" loading={compare.isPending} onClick={read}>
            {t('exchange.compare')}
          </Button>
        )}
      </Section>
      {result && (
        <div>
          {result.left_out.length > 0 && (
            <Alert
              color="gray"
              icon={<AlertIcon size={20} stroke={1.7} aria-hidden />}
              title={t('exchange.left_out')}
              mb="md"
            >
              <ul className={classes.leftOut}>
                {result.left_out.map(({ path, count, reason }) => (
                  <li key={`${path}-${reason}`}>
                    <code dir="ltr">{path}</code> {t(`exchange.reason.${reason}`, { count })}
                  </li>
                ))}
              </ul>
            </Alert>
          )}
          {result.changes.length === 0 ? (
            <EmptyState
              icon={<DoneIcon size={32} stroke={1.4} aria-hidden />}
              title={t('exchange.same')}
              action={<Button onClick={onLeave}>{t('compare.back')}</Button>}
            />
          ) : (
            <Comparison
              key={`${result.version}-${compare.submittedAt}`}
              changes={result.changes}
              isTaking={take.isPending}
              onLeave={() => compare.reset()}
              onTake={(chosen) =>
                document && take.mutate({ body: { document, version: result.version, chosen } })
              }
            />
          )}
        </div>
      )}
    </>
  );
}

function Faults({ faults }: { faults: readonly Fault[] }) {
  const { t } = useTranslation('profiles');
  return (
    <>
      {faults.slice(0, SHOWN_FAULTS).map(({ path, words }) => (
        <span key={path} className={classes.fault}>
          {path && <code dir="ltr">{path}</code>} {words}
        </span>
      ))}
      {faults.length > SHOWN_FAULTS && t('exchange.more_faults', { count: faults.length - SHOWN_FAULTS })}
    </>
  );
}

type ReadDocument =
  | { document: z.output<typeof JsonResume> }
  | { fault: 'not_json' | 'too_long' }
  | { issues: z.core.$ZodIssue[] };

/** A text as JSON Resume, or why it is none. */
function readDocument(text: string): ReadDocument {
  if (text.length > MOST_LETTERS) return { fault: 'too_long' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'not_json' };
  }
  const checked = JsonResume.safeParse(value);
  return checked.success ? { document: checked.data } : { issues: checked.error.issues };
}
