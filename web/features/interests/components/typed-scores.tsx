import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { INTEREST_AREAS, MOST_INTEREST } from '#contract/features/interests.contract.ts';
import { recordOf } from '#contract/kernel/records.ts';
import { FormRow } from '#web/design/form-layout.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { drafts } from '#web/platform/storage.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type InterestArea, keepScores, useSteps } from '../interests.queries.ts';
import { scoreIn, scoresForAddress, scoresIn } from '../scores.ts';
import classes from './interests.module.css';

type Typed = Record<InterestArea, string>;
const DRAFT = 'interest-scores';

/** Six scores that somebody knows from elsewhere. */
export function TypedScores() {
  const { t } = useTranslation('interests');
  const { linkTo, go, address } = useSteps();
  const format = useFormatters();
  const [typed, setTyped] = useState<Typed>(() => beginning(address.scores));
  const [isChecked, setIsChecked] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const read = recordOf(INTEREST_AREAS, (area) => scoreIn(typed[area]));
  const most = format.number(MOST_INTEREST);

  const change = (area: InterestArea, text: string) => {
    const next = { ...typed, [area]: text };
    setTyped(next);
    drafts.keep(DRAFT, next);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wrong = INTEREST_AREAS.find((area) => read[area].fault !== null);
    setIsChecked(true);
    if (wrong) {
      fields.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    drafts.drop(DRAFT);
    const scores = recordOf(INTEREST_AREAS, (area) => read[area].score ?? 0);
    keepScores(scores).catch(() => {});
    go('RESULTS', { scores: scoresForAddress(scores), attempt: '', zone: '' });
  };
  return (
    <Section look="sheet" title={t('typed.title')} help={t('typed.help', { most })}>
      <form ref={fields} noValidate onSubmit={send} className={classes.form}>
        <FormRow>
          {INTEREST_AREAS.map((area) => {
            const { fault } = read[area];
            return (
              <TextInput
                key={area}
                name={area}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                required
                label={t(`areas.${area}`)}
                description={t(`typed.about.${area}`)}
                value={typed[area]}
                error={isChecked && fault && t(`typed.faults.${fault}`, { most })}
                onChange={(event) => change(area, event.currentTarget.value)}
              />
            );
          })}
        </FormRow>
        <div className={classes.actions}>
          <Button type="submit">{t('typed.show')}</Button>
          <ButtonLink variant="default" {...linkTo('START')}>
            {t('back')}
          </ButtonLink>
        </div>
      </form>
    </Section>
  );
}

/** What was typed before a reload, else the scores that the address holds. */
function beginning(address: string): Typed {
  const draft = drafts.read(DRAFT);
  const scores = scoresIn(address);
  return recordOf(INTEREST_AREAS, (area) => {
    const kept: unknown =
      draft && typeof draft === 'object' && area in draft ? draft[area as never] : undefined;
    return typeof kept === 'string' ? kept : String(scores?.[area] ?? '');
  });
}
