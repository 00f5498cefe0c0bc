import { Textarea, type TextareaProps } from '@mantine/core';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '#web/platform/translation.ts';
import { type Colleague, matching, mentionAt } from '../mentions.ts';
import classes from './candidate-notes.module.css';

interface MentionFieldProps extends Omit<TextareaProps, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  colleagues: readonly Colleague[];
}

const SHOWN = 6;

/** A text in which colleagues are named behind an @: they are offered while one types, for the pointer and the arrows. */
export function MentionField({ value, onChange, colleagues, ...field }: MentionFieldProps) {
  const { t } = useTranslation('candidates');
  const input = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const { offered, current, take, handlers } = useMentions(input, { value, onChange, colleagues });
  const isOpen = offered.length > 0;
  return (
    <div className={classes.mentions}>
      <Textarea
        {...field}
        ref={input}
        value={value}
        dir="auto"
        autosize
        minRows={2}
        maxRows={12}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${current}` : undefined}
        {...handlers}
      />
      {isOpen && (
        <div id={listId} className={classes.colleagues} role="listbox" aria-label={t('notes.colleagues')}>
          {offered.map((colleague, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
            <div
              key={colleague.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              className={classes.colleague}
              // The field keeps the focus, and with it the place of the caret.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(colleague)}
            >
              <bdi>{colleague.name}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Colleagues whose name is being typed behind an @, and what the field does to choose one. */
function useMentions(
  input: RefObject<HTMLTextAreaElement | null>,
  { value, onChange, colleagues }: Pick<MentionFieldProps, 'value' | 'onChange' | 'colleagues'>,
) {
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  const [isClosed, setIsClosed] = useState(true);
  const mention = isClosed ? null : mentionAt(value, caret);
  const offered = mention ? matching(colleagues, mention.typed).slice(0, SHOWN) : [];
  const current = Math.min(at, offered.length - 1);

  const take = (colleague: Colleague | undefined) => {
    if (!mention || !colleague) return;
    const before = `${value.slice(0, mention.from)}@${colleague.name} `;
    onChange(before + value.slice(caret));
    setIsClosed(true);
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(before.length, before.length);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (offered.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((current + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offered[current]);
    else if (event.key === 'Escape') setIsClosed(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    offered,
    current,
    take,
    handlers: {
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => {
        onChange(event.currentTarget.value);
        setCaret(event.currentTarget.selectionStart);
        setIsClosed(false);
        setAt(0);
      },
      onSelect: (event: SyntheticEvent<HTMLTextAreaElement>) => setCaret(event.currentTarget.selectionStart),
      onBlur: () => setIsClosed(true),
      onKeyDown,
    },
  };
}
