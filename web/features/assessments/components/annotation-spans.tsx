import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './annotation.module.css';
import { LabelButtons, labelAt, type Marks, type TaskProps } from './annotation-labels.tsx';

interface Range {
  first: number;
  last: number;
}

/** Words are marked from one to another, in the text of the language that the page is in. */
export function SpansTask({ task, marks, onChange }: TaskProps) {
  const { t } = useTranslation('assessments');
  const { language } = useLanguage();
  const text = task.text?.[language] ?? '';
  const words = wordsIn(text);
  const [range, setRange] = useState<Range | null>(null);
  const list = useRef<HTMLParagraphElement>(null);
  const spans = spansIn(marks, language);
  const spanAt = (index: number) => {
    const word = words[index];
    return word && spans.find(({ from, to }) => word.from >= from && word.to <= to);
  };
  const from = range && Math.min(range.first, range.last);
  const to = range && Math.max(range.first, range.last);
  const isPicked = (index: number) => from !== null && to !== null && index >= from && index <= to;

  const mark = (label: string | null) => {
    const [start, end] = [words[from ?? -1]?.from, words[to ?? -1]?.to];
    if (start === undefined || end === undefined) return;
    const kept = Object.entries(marks).filter(([key]) => {
      const own = spanOf(key);
      return own.lang !== language || own.to <= start || own.from >= end;
    });
    onChange(Object.fromEntries(label ? [...kept, [`${language}:${start}-${end}`, label]] : kept));
    setRange(null);
  };
  const pick = (index: number, isLonger: boolean) => {
    const span = spanAt(index);
    if (range && (isLonger || range.first === range.last) && range.first !== index && !span)
      return setRange({ first: range.first, last: index });
    if (span && !isLonger)
      return setRange({
        first: words.findIndex((word) => word.from === span.from),
        last: words.findIndex((word) => word.to === span.to),
      });
    setRange(range?.first === index && range.last === index ? null : { first: index, last: index });
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const label = labelAt(task.labels, event.code);
    const step = stepOf(event.key, language);
    if (step !== 0) {
      const next = Math.min(words.length - 1, Math.max(0, index + step));
      list.current?.querySelectorAll('button')[next]?.focus();
      setRange(event.shiftKey ? { first: range?.first ?? index, last: next } : { first: next, last: next });
    } else if (label) mark(label);
    else if (event.key === 'Delete' || event.key === 'Backspace') mark(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  let at = 0;
  return (
    <>
      <p ref={list} className={classes.text} lang={language}>
        {words.map((word, index) => {
          const between = text.slice(at, word.from);
          // A full stop stays on the line of its word.
          const tail = /^\S*/.exec(text.slice(word.to, words[index + 1]?.from))?.[0] ?? '';
          at = word.to + tail.length;
          const span = spanAt(index);
          return (
            <Fragment key={word.from}>
              {between}
              <span className={classes.whole}>
                <button
                  type="button"
                  className={classes.word}
                  data-picked={isPicked(index) || undefined}
                  data-colour={span ? task.labels.findIndex(({ id }) => id === span.label) : undefined}
                  tabIndex={index === (range?.last ?? 0) ? 0 : -1}
                  aria-pressed={isPicked(index)}
                  aria-description={
                    span ? task.labels.find(({ id }) => id === span.label)?.name[language] : undefined
                  }
                  onClick={(event) => pick(index, event.shiftKey)}
                  onKeyDown={(event) => onKeyDown(event, index)}
                >
                  {text.slice(word.from, word.to)}
                </button>
                {tail}
              </span>
            </Fragment>
          );
        })}
        {text.slice(at)}
      </p>
      <div className={classes.tools}>
        <LabelButtons labels={task.labels} isDisabled={range === null} onLabel={mark} />
        {range !== null && spanAt(range.first) && (
          <button type="button" className={classes.label} onClick={() => mark(null)}>
            {t('annotation.unmark')}
          </button>
        )}
      </div>
    </>
  );
}

/** Forward is where the script goes. */
function stepOf(key: string, language: 'en' | 'ar'): number {
  const forward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
  const back = language === 'ar' ? 'ArrowRight' : 'ArrowLeft';
  return key === forward ? 1 : key === back ? -1 : 0;
}

function wordsIn(text: string) {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}:'’-]*/gu)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
}

function spanOf(key: string) {
  const [lang, places = ''] = key.split(':');
  const [from = 0, to = 0] = places.split('-').map(Number);
  return { lang, from, to };
}

const spansIn = (marks: Marks, language: string) =>
  Object.entries(marks)
    .map(([key, label]) => ({ ...spanOf(key), label: String(label) }))
    .filter(({ lang }) => lang === language);
