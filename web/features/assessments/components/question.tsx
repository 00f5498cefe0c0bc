import { memo } from 'react';
import type { Question as Asked } from '#contract/features/assessments.fields.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import classes from './question.module.css';

interface QuestionProps {
  question: Pick<Asked, 'id' | 'number' | 'kind' | 'instruction' | 'passage' | 'text' | 'lang' | 'options'>;
  /** What is chosen; null for nothing yet. */
  chosen: number | null;
  /** The answer stands, and is on its way. */
  isClosed?: boolean;
  onChoose: (id: string, value: number) => void;
}

/** A statement that is rated, or a question with choices: the same radio buttons in two looks. */
export const Question = memo(function Question({
  question,
  chosen,
  isClosed = false,
  onChoose,
}: QuestionProps) {
  const names = useNames();
  const { id, number, kind, instruction, passage, text, lang, options } = question;
  const inOwn = lang ? { lang, dir: 'ltr' } : {};
  return (
    <fieldset
      className={classes.question}
      data-kind={kind}
      data-question={id}
      data-open={chosen === null || undefined}
      disabled={isClosed}
    >
      <legend className={classes.text}>
        {kind === 'rating' && <span className={classes.number}>{number}</span>}
        {instruction && <span className={classes.instruction}>{names(instruction)}</span>}
        {passage && (
          <span className={classes.passage} {...inOwn}>
            {passage}
          </span>
        )}
        <span {...inOwn}>{names(text)}</span>
      </legend>
      <div className={classes.options} {...inOwn}>
        {options.map((option, index) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={chosen === option.value}
              onChange={() => onChoose(id, option.value)}
            />
            <span className={classes.key} aria-hidden="true">
              {index + 1}
            </span>
            <span className={classes.word}>{names(option.text)}</span>
          </label>
        ))}
      </div>
      {kind === 'rating' && <Ends options={options} chosen={chosen} />}
    </fieldset>
  );
});

/** On a phone the marks are numbers, and here stands what they mean. */
function Ends({ options, chosen }: Pick<QuestionProps, 'chosen'> & Pick<Asked, 'options'>) {
  const names = useNames();
  const [first, last] = [options[0], options.at(-1)];
  const mark = options.find(({ value }) => value === chosen);
  return (
    <p className={classes.ends} aria-hidden="true">
      {mark ? (
        <strong>{names(mark.text)}</strong>
      ) : (
        <>
          <span>{first && names(first.text)}</span>
          <span>{last && names(last.text)}</span>
        </>
      )}
    </p>
  );
}
