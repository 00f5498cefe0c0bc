import { Textarea } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { AddRowButton, RemoveRowButton } from '#web/design/row-buttons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './job-form.module.css';

interface LinesEditorProps {
  /** What one line is called: “Responsibility”. */
  lineLabel: (number: number) => string;
  add: string;
  value: string[];
  onChange: (lines: string[]) => void;
  /** What stands under a line. */
  below?: (index: number) => ReactNode;
}

const MOST_LINES = 60;
const MOST_LETTERS = 600;

/** A list of sentences. Enter begins the next one, a pasted list becomes lines, Backspace takes an empty one away. */
export function LinesEditor({ lineLabel, add, value, onChange, below }: LinesEditorProps) {
  const list = useRef<HTMLUListElement>(null);
  const focus = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('textarea')[Math.max(0, index)]?.focus());

  const change = (lines: string[], at: number) => {
    onChange(lines.slice(0, MOST_LINES));
    focus(at);
  };
  const insertAfter = (index: number, lines: string[]) =>
    change([...value.slice(0, index + 1), ...lines, ...value.slice(index + 1)], index + lines.length);
  const remove = (index: number) => change(value.toSpliced(index, 1), index - 1);

  return (
    <div>
      {value.length > 0 && (
        <ul ref={list} className={classes.lines}>
          {value.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; its text changes with every letter.
            <li key={index}>
              <Line
                label={lineLabel(index + 1)}
                value={line}
                onChange={(text) => onChange(value.with(index, text))}
                onNext={() => insertAfter(index, [''])}
                onPaste={(pasted) => {
                  const before = line ? [line] : [];
                  change(
                    [...value.slice(0, index), ...before, ...pasted, ...value.slice(index + 1)],
                    index + before.length + pasted.length - 1,
                  );
                }}
                onRemove={() => remove(index)}
              />
              {below?.(index)}
            </li>
          ))}
        </ul>
      )}
      <AddRowButton onClick={() => insertAfter(value.length - 1, [''])}>{add}</AddRowButton>
    </div>
  );
}

interface LineProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Enter: the next line is begun. */
  onNext: () => void;
  /** Several lines at once; one alone is text of this line. */
  onPaste: (lines: string[]) => void;
  onRemove: () => void;
}

function Line({ label, value, onChange, onNext, onPaste, onRemove }: LineProps) {
  const { t } = useTranslation('jobs');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onNext();
    }
    if (event.key === 'Backspace' && value === '') {
      event.preventDefault();
      onRemove();
    }
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = linesOf(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    onPaste(pasted);
  };
  return (
    <div className={classes.line}>
      <Textarea
        size="sm"
        dir="auto"
        minRows={1}
        maxLength={MOST_LETTERS}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={paste}
      />
      <RemoveRowButton label={t('form.remove', { name: label })} onClick={onRemove} />
    </div>
  );
}

/** The lines of a pasted list, without the signs before them. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[•▪●◦*·–—-]|\d{1,2}[.)])\s*/, '').trim())
    .filter(Boolean)
    .map((line) => line.slice(0, MOST_LETTERS));
}
