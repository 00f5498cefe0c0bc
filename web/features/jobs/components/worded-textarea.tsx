import { Textarea, type TextareaProps } from '@mantine/core';
import { Fragment, useEffect, useRef } from 'react';
import classes from './worded-textarea.module.css';

interface WordedTextareaProps extends TextareaProps {
  /** Places to underline. */
  marks: readonly { start: number; end: number }[];
}

/** A text to write, with some of its words underlined: drawn behind it, in the very same lines. */
export function WordedTextarea({ marks, value, ...field }: WordedTextareaProps) {
  const text = String(value ?? '');
  const behind = useRef<HTMLDivElement>(null);
  const written = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const area = written.current;
    const follow = () => {
      if (behind.current && area) behind.current.scrollTop = area.scrollTop;
    };
    area?.addEventListener('scroll', follow);
    return () => area?.removeEventListener('scroll', follow);
  }, []);
  return (
    <Textarea
      {...field}
      ref={written}
      value={text}
      dir="auto"
      classNames={{ wrapper: classes.wrapper, input: classes.input }}
      inputContainer={(input) => (
        <div className={classes.stack}>
          {marks.length > 0 && (
            <div ref={behind} className={classes.behind} aria-hidden>
              {piecesOf(text, marks).map((piece) => (
                <Fragment key={piece.start}>
                  {piece.isMarked ? <mark>{piece.text}</mark> : piece.text}
                </Fragment>
              ))}
            </div>
          )}
          {input}
        </div>
      )}
    />
  );
}

/** The whole text in pieces, marked and not, in order; marks that overlap an earlier one are left out. */
export function piecesOf(text: string, marks: readonly { start: number; end: number }[]) {
  const pieces: { start: number; text: string; isMarked: boolean }[] = [];
  let at = 0;
  const add = (start: number, end: number, isMarked: boolean) => {
    if (end > start) pieces.push({ start, text: text.slice(start, end), isMarked });
  };
  for (const { start, end } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end > text.length) continue;
    add(at, start, false);
    add(start, end, true);
    at = end;
  }
  add(at, text.length, false);
  return pieces;
}
