import { ActionIcon, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FlipOnRtl } from '#web/design/flip-on-rtl.tsx';
import { CloseIcon, SendIcon, StopIcon } from '#web/design/icons.ts';
import { useNetwork } from '#web/platform/online.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './composer.module.css';

/** After this long without a word from the server the line is called slow. */
const SLOW_MS = 6_000;
const LONGEST = 1_000;

interface ComposerProps {
  /** An answer is coming in. */
  isBusy: boolean;
  /** Something is sent, and nothing came back yet. */
  isSending: boolean;
  /** The question that is being changed; null for a new one. */
  editing: string | null;
  onSend: (text: string) => void;
  onStop: () => void;
  onKeep: () => void;
}

/** Where a question is written. What is typed stays until it is sent. */
export function Composer({ isBusy, isSending, editing, onSend, onStop, onKeep }: ComposerProps) {
  const { t } = useTranslation('conversations');
  const hasNetwork = useNetwork();
  const isSlow = useSlowness(isSending);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (editing === null) return;
    setText(editing);
    field.current?.focus();
  }, [editing]);
  const isReady = text.trim() !== '' && !isBusy && hasNetwork;
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!isReady) return;
    onSend(text.trim());
    setText('');
  };
  const keep = () => {
    setText('');
    onKeep();
  };
  const notice = hasNetwork ? (isSlow ? t('composer.slow') : null) : t('composer.offline');
  return (
    <form className={classes.composer} onSubmit={send}>
      {editing !== null && (
        <div className={classes.notice}>
          {t('composer.editing')}
          <ActionIcon variant="subtle" color="gray" size={24} aria-label={t('composer.keep')} onClick={keep}>
            <CloseIcon size={14} aria-hidden />
          </ActionIcon>
        </div>
      )}
      {notice && (
        <p className={classes.notice} role="status">
          {notice}
        </p>
      )}
      <div className={classes.line}>
        <Textarea
          ref={field}
          className={classes.field}
          aria-label={t('composer.label')}
          placeholder={t('composer.placeholder')}
          value={text}
          maxLength={LONGEST}
          autosize
          minRows={1}
          maxRows={6}
          dir="auto"
          onChange={({ currentTarget: { value } }) => setText(value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
          }}
        />
        {isBusy ? (
          <ActionIcon size={42} variant="default" aria-label={t('composer.stop')} onClick={onStop}>
            <StopIcon size={20} stroke={1.7} aria-hidden />
          </ActionIcon>
        ) : (
          <ActionIcon type="submit" size={42} aria-label={t('composer.send')} aria-disabled={!isReady}>
            <FlipOnRtl>
              <SendIcon size={20} stroke={1.7} aria-hidden />
            </FlipOnRtl>
          </ActionIcon>
        )}
      </div>
    </form>
  );
}

function useSlowness(isSending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isSending]);
  return isSlow;
}
