import { Button, Checkbox, Group, NativeSelect, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  EQUALITY_QUESTION_KEYS,
  EQUALITY_QUESTIONS,
  type EqualityAnswers,
  getEqualityAnswers,
  giveEqualityAnswers,
  NOT_SAID,
  withdrawEqualityAnswers,
} from '#contract/features/equality-answers.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { FormFields } from '#web/design/form-layout.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { mutationFor, queryFor } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { SettingsFrame } from '#web/widgets/settings-frame/settings-frame.tsx';
import classes from './fairness.module.css';

type Own = Reply<typeof getEqualityAnswers>;

const ownQuery = queryFor(getEqualityAnswers, {});
const FACTS = ['voluntary', 'read', 'apart', 'back'] as const;
const NOTHING: EqualityAnswers = { gender: null, age_band: null, disability: null, nationality: null };

/** What one says of oneself so that fairness can be counted, if one wants to. */
export default function EqualityAnswersScreen() {
  const { t } = useTranslation('equality-answers');
  const own = useQuery(ownQuery);
  const numbers = { answers: LIMITS.fairnessAnswers, group: LIMITS.fairnessGroup };
  return (
    <SettingsFrame current="equality-answers" title={t('own.title')} lead={t('own.lead')}>
      <Section>
        <ul className={classes.facts}>
          {FACTS.map((fact) => (
            <li key={fact}>{t(`own.facts.${fact}`, numbers)}</li>
          ))}
        </ul>
        <QueryView
          query={own}
          waiting={<ListSkeleton label={t('own.waiting')} count={4} />}
          failedTitle={t('own.failed')}
        >
          {(given) => <AnswersForm key={given.consented_at ?? 'none'} given={given} />}
        </QueryView>
      </Section>
    </SettingsFrame>
  );
}

function AnswersForm({ given }: { given: Own }) {
  const { t } = useTranslation('equality-answers');
  const { date } = useFormatters();
  const [answers, setAnswers] = useState(given.answers ?? NOTHING);
  const [consents, setConsents] = useState(given.answers !== null);
  const [isRefused, setIsRefused] = useState(false);
  const isEmpty = EQUALITY_QUESTION_KEYS.every((key) => answers[key] === null);
  const problem = useId();
  const shown = ({ data, message }: { data: Own; message: string }) => {
    queryCache.setQueryData(ownQuery.queryKey, data);
    showNotice(message);
  };
  const keep = useMutation({ ...mutationFor(giveEqualityAnswers), onSuccess: shown });
  const takeBack = useMutation({ ...mutationFor(withdrawEqualityAnswers), onSuccess: shown });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsRefused(isEmpty || !consents);
        if (!isEmpty && consents) keep.mutate({ body: { ...answers, consent: true } });
      }}
    >
      <FormFields>
        {EQUALITY_QUESTION_KEYS.map((key) => (
          <Question
            key={key}
            of={key}
            answer={answers[key]}
            onAnswer={(answer) => setAnswers({ ...answers, [key]: answer })}
          />
        ))}
        <Checkbox
          label={t('own.consent')}
          checked={consents}
          onChange={({ currentTarget }) => setConsents(currentTarget.checked)}
          error={isRefused && !consents ? t('own.consent_needed') : null}
        />
        {isRefused && isEmpty && (
          <Text id={problem} role="alert" size="sm" className={classes.problem}>
            {t('own.nothing_chosen')}
          </Text>
        )}
        <Group gap="sm">
          <Button type="submit" loading={keep.isPending}>
            {t(given.answers ? 'own.change' : 'own.keep')}
          </Button>
          {given.answers && (
            <Button variant="default" loading={takeBack.isPending} onClick={() => takeBack.mutate({})}>
              {t('own.take_back')}
            </Button>
          )}
        </Group>
        {given.consented_at && (
          <Text size="sm" c="dimmed">
            {t('own.since', { date: date(given.consented_at) })}
          </Text>
        )}
      </FormFields>
    </form>
  );
}

interface QuestionProps {
  of: (typeof EQUALITY_QUESTION_KEYS)[number];
  answer: string | null;
  /** Null where it is left open. */
  onAnswer: (answer: string | null) => void;
}

function Question({ of, answer, onAnswer }: QuestionProps) {
  const { t } = useTranslation('equality-answers');
  return (
    <NativeSelect
      label={t(`own.questions.${of}`)}
      value={answer ?? ''}
      onChange={({ currentTarget }) => onAnswer(currentTarget.value || null)}
      data={[
        { value: '', label: t('own.not_answered') },
        ...EQUALITY_QUESTIONS[of].map((group) => ({
          value: group as string,
          label: t(`choices.${of}.${group}` as 'choices.gender.woman'),
        })),
        { value: NOT_SAID, label: t('choices.prefer_not_to_say') },
      ]}
    />
  );
}
