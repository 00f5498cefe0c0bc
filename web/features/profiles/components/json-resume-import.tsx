import { Alert, Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { compareJsonResume, importJsonResume, type Profile } from '#contract/features/profiles.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { FileDrop } from '#web/design/file-drop.tsx';
import { AlertIcon, DoneIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { fieldErrorText } from '#web/platform/field-words.ts';
import { mutationFor } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { drafts } from '#web/platform/storage.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type Fault, readJsonResume } from '../json-resume-reading.ts';
import { isConflict, showTaken } from '../profile-saving.ts';
import { Comparison } from './comparison.tsx';
import classes from './exchange-view.module.css';

const DRAFT = 'json-resume';
const SHOWN_FAULTS = 8;

interface JsonResumeImportProps {
  profile: Profile;
  onLeave: () => void;
}

/** A profile from elsewhere, pasted or dropped, set beside the one that is here to choose from. */
export function JsonResumeImport({ profile, onLeave }: JsonResumeImportProps) {
  const { t } = useTranslation('profiles');
  const { text, faults, change, read, compare, take } = useImport(profile, onLeave);
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
          {result.left_out.length > 0 && <LeftOut parts={result.left_out} />}
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

/** The text, kept as a draft, what is wrong with it, and the two calls: comparing it and taking what was chosen. */
function useImport(profile: Profile, onLeave: () => void) {
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
    const found = readJsonResume(text);
    setFaults('faults' in found ? found.faults : []);
    if ('document' in found) compare.mutate({ body: { document: found.document } });
  };
  return { text, faults, change, read, compare, take };
}

function Faults({ faults }: { faults: readonly Fault[] }) {
  const { t } = useTranslation('profiles');
  return (
    <>
      {faults.slice(0, SHOWN_FAULTS).map((fault) =>
        fault.kind === 'field' ? (
          <span key={fault.path} className={classes.fault}>
            {fault.path && <code dir="ltr">{fault.path}</code>} {fieldErrorText(fault.code, fault.code)}
          </span>
        ) : (
          <span key={fault.kind} className={classes.fault}>
            {t(`exchange.${fault.kind}`)}
          </span>
        ),
      )}
      {faults.length > SHOWN_FAULTS && t('exchange.more_faults', { count: faults.length - SHOWN_FAULTS })}
    </>
  );
}

/** What of the document has no place in the profile, and why. */
function LeftOut({ parts }: { parts: Reply<typeof compareJsonResume>['left_out'] }) {
  const { t } = useTranslation('profiles');
  return (
    <Alert
      color="gray"
      icon={<AlertIcon size={20} stroke={1.7} aria-hidden />}
      title={t('exchange.left_out')}
      mb="md"
    >
      <ul className={classes.leftOut}>
        {parts.map(({ path, count, reason }) => (
          <li key={`${path}-${reason}`}>
            <code dir="ltr">{path}</code> {t(`exchange.reason.${reason}`, { count })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
