import { Button, NativeSelect, Text, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { actOnCandidate, REJECTION_REASONS } from '#contract/features/candidates.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Rejection } from './moves.ts';
import classes from './rejection-questions.module.css';

const Form = z.object({
  reason_code: z.union([z.literal('').transform(() => null), z.enum(REJECTION_REASONS)]),
  reason: actOnCandidate.body.shape.reason,
});

export interface RejectionQuestionsProps {
  /** Whom it is about, where it is about one. */
  name?: string | undefined;
  /** How many it is about. */
  count?: number;
  /** How many of them applied: they are told. */
  applicants?: number;
  isOpen: boolean;
  onClose: () => void;
  onReject: (rejection: Rejection) => void;
  /** What else belongs to it, such as a message to those who are declined. */
  children?: ReactNode;
}

/** Before applicants are turned down: why, for the company’s own figures, and a word that the applicant reads. Neither must be given. */
export default function RejectionQuestions({
  name,
  count = 1,
  applicants = count,
  isOpen,
  onClose,
  onReject,
  children,
}: RejectionQuestionsProps) {
  const { t } = useTranslation('candidate-decisions');
  const format = useFormatters();
  const company = useSession().user?.companyDetail?.company_name ?? '';
  const form = useContractForm({ schema: Form, initialValues: { reason_code: '', reason: '' } });
  const title =
    name === undefined
      ? t('rejection.title_of', { count, number: format.number(count) })
      : t('rejection.title', { name: isolated(name) });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <Text mb="xs">{t('rejection.told', { count: applicants, number: format.number(applicants) })}</Text>
      <Text mb="xs" component="blockquote" mx={0} className={classes.text}>
        {t('rejection.text', { company: isolated(company) })}
      </Text>
      {applicants < count && (
        <Text mb="xs" size="sm" c="dimmed">
          {t('rejection.not_told', { count: count - applicants, number: format.number(count - applicants) })}
        </Text>
      )}
      <form
        {...form.sending(({ reason_code, reason }) => {
          onReject({ reason_code, reason: reason || null });
          onClose();
          form.reset();
        })}
      >
        <FormFields>
          <NativeSelect
            {...form.getInputProps('reason_code')}
            label={t('rejection.why')}
            description={t('rejection.why_help')}
            data={[
              { value: '', label: t('rejection.why_none') },
              ...REJECTION_REASONS.map((value) => ({ value, label: t(`rejection.reasons.${value}`) })),
            ]}
          />
          <Textarea
            {...form.getInputProps('reason')}
            label={t('rejection.words')}
            description={t('rejection.words_help')}
            dir="auto"
            minRows={3}
            maxLength={500}
          />
          {children}
          <FormActions>
            <Button type="submit">{t('rejection.submit')}</Button>
            <Button variant="default" onClick={onClose}>
              {t('rejection.cancel')}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Dialog>
  );
}
