import { VisuallyHidden } from '@mantine/core';
import { PASSWORD_RULES } from '#contract/features/accounts.password.ts';
import { CheckIcon } from '#web/design/icons.ts';
import { fieldErrorText } from '#web/platform/field-words.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './password-rules.module.css';

/** The rules of a new password, ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('accounts');
  return (
    <ul className={classes.rules} aria-label={t('signup.password_rules')}>
      {PASSWORD_RULES.map((rule) => {
        const isMet = rule.met(password);
        return (
          <li key={rule.code} className={classes.rule} data-met={isMet || undefined}>
            <span className={classes.sign} aria-hidden="true">
              {isMet && <CheckIcon size={12} stroke={3} />}
            </span>
            {fieldErrorText(rule.code)}
            <VisuallyHidden> ({t(isMet ? 'signup.rule_met' : 'signup.rule_open')})</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
