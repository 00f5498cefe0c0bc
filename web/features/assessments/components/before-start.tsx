import { Button, Checkbox, NativeSelect, NumberInput, Radio } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Fact, Facts } from '#web/design/facts.tsx';
import { FormActions, FormFields, FormRow } from '#web/design/form-layout.tsx';
import { Section } from '#web/design/section.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import { type Assessment, type Invitation, type Start, start } from '../assessments.queries.ts';
import classes from './before-start.module.css';
import { GiveUp } from './give-up.tsx';
import { InvitationNote } from './invitation-note.tsx';
import { ReportLink } from './past-attempts.tsx';

interface BeforeStartProps {
  assessment: Assessment;
  /** The company's invitation that the person came by. */
  invitation: Invitation | null;
  onStarted: () => void;
}

/** What is told before an attempt begins, and what may be chosen: nothing of it comes as a surprise later. */
export function BeforeStart({ assessment, invitation, onStarted }: BeforeStartProps) {
  const { t } = useTranslation('assessments');
  const { open, can } = assessment;
  const given = open ? assessment.open : null;
  return (
    <>
      {invitation && <InvitationNote invitation={invitation} />}
      <Section title={t(given ? 'before.going_on' : 'before.title')}>
        <AboutIt assessment={assessment} />
      </Section>
      {given ? (
        <GoOn assessment={assessment} invitation={invitation} onStarted={onStarted} />
      ) : can.go_on ? (
        <GoOnFromShort assessment={assessment} invitation={invitation} onStarted={onStarted} />
      ) : can.start ? (
        <Choices assessment={assessment} invitation={invitation} onStarted={onStarted} />
      ) : (
        <NotYet assessment={assessment} />
      )}
    </>
  );
}

function AboutIt({ assessment }: Pick<BeforeStartProps, 'assessment'>) {
  const { t } = useTranslation('assessments');
  const names = useNames();
  const { is_timed: isTimed, minutes, questions, retake_after_days: days, short } = assessment;
  return (
    <div className={classes.about}>
      <Facts>
        <Fact label={t('before.length')}>
          {assessment.is_adaptive
            ? t('adaptive.at_most', { count: questions })
            : t(isTimed ? 'before.questions' : 'before.statements', { count: questions })}
        </Fact>
        <Fact label={t('before.time')}>
          {isTimed ? t('before.timed', { count: minutes }) : t('before.untimed', { count: minutes })}
        </Fact>
        <Fact label={t('before.again')}>
          {days === 0 ? t('before.at_any_time') : t('before.after_days', { count: days })}
        </Fact>
      </Facts>
      <ul className={classes.points}>
        <li>{t(isTimed ? 'before.point_saved_timed' : 'before.point_saved')}</li>
        {isTimed ? (
          <>
            <li>{t(assessment.is_adaptive ? 'adaptive.point_order' : 'before.point_order')}</li>
            {assessment.has_listening && <li>{t('before.point_listening')}</li>}
            <li>{t('before.point_signals')}</li>
          </>
        ) : (
          <>
            <li>{t('before.point_honest')}</li>
            {short && <li>{t('before.point_short', { number: short.questions })}</li>}
            <li>{t('before.point_pace')}</li>
          </>
        )}
        <li>
          {t('before.who_sees')} {names(assessment.who_sees)}
        </li>
      </ul>
    </div>
  );
}

function Choices({ assessment, invitation, onStarted }: BeforeStartProps) {
  const { t } = useTranslation('assessments');
  const { language } = useLanguage();
  const [form, setForm] = useState<'full' | 'short'>('full');
  const [extra, setExtra] = useState(0);
  const [isUnheard, setUnheard] = useState(false);
  const [age, setAge] = useState<number | null>(null);
  const [sex, setSex] = useState<'M' | 'F' | null>(null);
  const starting = useMutation({
    mutationFn: () => {
      const respondent = { ...(age !== null && { age }), ...(sex && { sex }) };
      return start(assessment.assessment_id, {
        form,
        lang: language,
        extra_time_percent: EXTRA.find((percent) => percent === extra) ?? 0,
        ...(isUnheard && { without_listening: true }),
        ...(invitation?.can.start && { invitation_id: invitation.id }),
        ...(assessment.kind === 'personality' && { respondent }),
      });
    },
    onSuccess: onStarted,
    onError: showError,
  });
  const { short, extra_time_percents: percents, is_timed: isTimed } = assessment;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        starting.mutate();
      }}
    >
      <FormFields>
        {short && (
          <Radio.Group
            label={t('before.form')}
            value={form}
            onChange={(next) => setForm(next === 'short' ? 'short' : 'full')}
          >
            <div className={classes.choices}>
              <Radio
                value="full"
                label={t('before.form_full', {
                  questions: assessment.questions,
                  minutes: assessment.minutes,
                })}
                description={t('before.form_full_help')}
              />
              <Radio
                value="short"
                label={t('before.form_short', { questions: short.questions, minutes: short.minutes })}
                description={t('before.form_short_help')}
              />
            </div>
          </Radio.Group>
        )}
        {assessment.kind === 'personality' && (
          <FormRow>
            <NumberInput
              label={t('before.age')}
              description={t('before.norms_help')}
              min={16}
              max={99}
              allowDecimal={false}
              allowNegative={false}
              clampBehavior="blur"
              value={age ?? ''}
              onChange={(next) => setAge(typeof next === 'number' ? next : null)}
            />
            <NativeSelect
              label={t('before.sex')}
              description={t('before.sex_help')}
              value={sex ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setSex(value === 'M' || value === 'F' ? value : null)
              }
              data={[
                { value: '', label: t('before.unsaid') },
                { value: 'F', label: t('before.woman') },
                { value: 'M', label: t('before.man') },
              ]}
            />
          </FormRow>
        )}
        {percents.length > 0 && (
          <NativeSelect
            label={t('before.extra')}
            description={t('before.extra_help')}
            value={String(extra)}
            onChange={({ currentTarget: { value } }) => setExtra(Number(value))}
            data={[
              { value: '0', label: t('before.extra_none', { count: assessment.minutes }) },
              ...percents.map((percent) => ({
                value: String(percent),
                label: t('before.extra_percent', {
                  percent,
                  count: Math.round(assessment.minutes * (1 + percent / 100) * 10) / 10,
                }),
              })),
            ]}
          />
        )}
        {assessment.has_listening && (
          <Checkbox
            label={t('before.unheard')}
            description={t('before.unheard_help')}
            checked={isUnheard}
            onChange={({ currentTarget }) => setUnheard(currentTarget.checked)}
          />
        )}
        {invitation?.can.start && (
          <Words size="sm">{t('before.agree', { company: invitation.company.company_name })}</Words>
        )}
        <FormActions>
          <Button type="submit" size="md" loading={starting.isPending}>
            {t(isTimed ? 'before.start_timed' : 'before.start')}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}

const EXTRA = [25, 50, 100] as const satisfies readonly Start['extra_time_percent'][];

function GoOn({ assessment, invitation, onStarted }: BeforeStartProps) {
  const { t } = useTranslation('assessments');
  const going = useMutation({
    mutationFn: () =>
      start(assessment.assessment_id, {
        ...(invitation?.can.start && { invitation_id: invitation.id }),
      }),
    onSuccess: onStarted,
    onError: showError,
  });
  const { open } = assessment;
  if (!open) return null;
  const { answered, total } = open.progress;
  const minutes = open.seconds_left === null ? null : Math.ceil(open.seconds_left / 60);
  return (
    <Section look="sheet">
      <div className={classes.goOn}>
        <Words>{t('before.under_way', { answered, total })}</Words>
        {minutes !== null && <Words>{t('before.runs', { count: minutes })}</Words>}
        {invitation?.can.start && (
          <Words size="sm">{t('before.agree', { company: invitation.company.company_name })}</Words>
        )}
        <div className={classes.buttons}>
          <Button loading={going.isPending} onClick={() => going.mutate()}>
            {t('before.continue')}
          </Button>
          <GiveUp assessment={assessment} onDone={() => {}} />
        </div>
      </div>
    </Section>
  );
}

/** The short scale is handed in: the whole begins with its answers. */
function GoOnFromShort({ assessment, invitation, onStarted }: BeforeStartProps) {
  const { t } = useTranslation('assessments');
  const { language } = useLanguage();
  const going = useMutation({
    mutationFn: () =>
      start(assessment.assessment_id, {
        lang: language,
        ...(invitation?.can.start && { invitation_id: invitation.id }),
      }),
    onSuccess: onStarted,
    onError: showError,
  });
  const done = assessment.short?.questions ?? 0;
  return (
    <Section look="sheet" title={t('short.going_on')}>
      <div className={classes.goOn}>
        <Words>{t('short.going_on_body', { done, number: assessment.questions - done })}</Words>
        {invitation?.can.start && (
          <Words size="sm">{t('before.agree', { company: invitation.company.company_name })}</Words>
        )}
        <div className={classes.buttons}>
          <Button loading={going.isPending} onClick={() => going.mutate()}>
            {t('success.go_on')}
          </Button>
        </div>
      </div>
    </Section>
  );
}

function NotYet({ assessment }: Pick<BeforeStartProps, 'assessment'>) {
  const { t } = useTranslation('assessments');
  const { date } = useFormatters();
  const latest = assessment.history.find(({ status }) => status === 'COMPLETED');
  return (
    <Section look="sheet">
      <div className={classes.goOn}>
        <Words>
          {assessment.next_start_at
            ? t('before.not_yet', { date: date(assessment.next_start_at) })
            : t('before.not_now')}
        </Words>
        {latest && (
          <div>
            <ReportLink assessmentId={assessment.assessment_id} attemptId={latest.id}>
              {t('success.report')}
            </ReportLink>
          </div>
        )}
      </div>
    </Section>
  );
}
