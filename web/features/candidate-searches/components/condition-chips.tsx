import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchCondition } from '#contract/features/candidate-searches.contract.ts';
import { CloseIcon } from '#web/design/icons.ts';
import { conditionKey } from '../candidate-searches.queries.ts';
import { type AskedCondition, useConditionWords } from '../condition-words.ts';
import classes from './candidate-search.module.css';

const ConditionDialog = lazy(() => import('./condition-dialog.tsx'));
const AddCondition = lazy(() => import('./add-condition.tsx'));

interface Props {
  conditions: readonly AskedCondition[];
  onChange: (conditions: SearchCondition[]) => void;
}

/** What was understood: each part can be changed, wished for less, turned round or taken out. */
export function ConditionChips({ conditions, onChange }: Props) {
  const { t } = useTranslation('candidate-searches');
  const inWords = useConditionWords();
  const [open, setOpen] = useState<number | null>(null);
  const all = conditions.map(({ of }) => of);
  const edited = open === null ? null : conditions[open];
  return (
    <>
      <ul className={classes.chips} aria-label={t('chips.label')}>
        {conditions.map(({ of, name }, at) => {
          const words = inWords(of, name);
          return (
            <li key={conditionKey(of, at)} className={classes.chip} data-wish={of.wish}>
              <button
                type="button"
                className={classes.chipText}
                aria-haspopup="dialog"
                onClick={() => setOpen(at)}
              >
                <span className={classes.wish}>{t(`wishes.${of.wish}`)}</span> {words}
              </button>
              <button
                type="button"
                className={classes.chipRemove}
                aria-label={t('chips.remove', { condition: words })}
                onClick={() => onChange(all.toSpliced(at, 1))}
              >
                <CloseIcon size={14} stroke={2} aria-hidden />
              </button>
            </li>
          );
        })}
        <li>
          <Suspense>
            <AddCondition onAdd={(condition) => onChange([...all, condition])} />
          </Suspense>
        </li>
      </ul>
      {edited && open !== null && (
        <Suspense>
          <ConditionDialog
            condition={edited.of}
            title={inWords(edited.of, edited.name)}
            onClose={() => setOpen(null)}
            onChange={(condition) => {
              onChange(condition ? all.with(open, condition) : all.toSpliced(open, 1));
              setOpen(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
