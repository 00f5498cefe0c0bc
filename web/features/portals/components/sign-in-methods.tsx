import { Checkbox, Text } from '@mantine/core';
import type { AdminPortal } from '#contract/features/portals.contract.ts';
import { FieldGroup } from '#web/design/form-layout.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import type { PortalValues } from '../portal-changes.ts';
import classes from './portal-form.module.css';

/** Names that no language changes. */
const PROVIDER_NAMES = { google: 'Google', linkedin: 'LinkedIn' } as const;

interface SignInMethodsProps {
  portal: AdminPortal;
  value: PortalValues['sign_in_methods'];
  onChange: (value: PortalValues['sign_in_methods']) => void;
}

/** The services by which people may sign in, of those that this installation is set up for. */
export function SignInMethods({ portal, value, onChange }: SignInMethodsProps) {
  const { t } = useTranslation('portals');
  const configured = portal.configured_sign_in_methods;
  const shown = (['google', 'linkedin'] as const).filter(
    (method) => configured.includes(method) || portal.chosen_sign_in_methods.includes(method),
  );
  return (
    <FieldGroup label={t('sign_in_methods.label')}>
      {configured.length === 0 && <Text size="sm">{t('sign_in_methods.none')}</Text>}
      <div className={classes.choices}>
        {configured.length > 0 &&
          shown.map((method) => (
            <Checkbox
              key={method}
              label={PROVIDER_NAMES[method]}
              description={configured.includes(method) ? undefined : t('sign_in_methods.not_configured')}
              checked={value.includes(method)}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked ? [...value, method] : value.filter((one) => one !== method),
                )
              }
            />
          ))}
      </div>
    </FieldGroup>
  );
}
