import { Alert, Button, Switch, Text, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { AdminPortal } from '#contract/features/portals.contract.ts';
import { MARKS } from '#contract/features/portals.marks.ts';
import { typedColour } from '#contract/kernel/accent.ts';
import { FieldGroup, FormActions, FormFields, FormRow } from '#web/design/form-layout.tsx';
import { Section } from '#web/design/section.tsx';
import { type ContractForm, useContractForm } from '#web/platform/contract-form.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useLogoPictures } from '../logo-pictures.ts';
import type { PortalField, PortalValues } from '../portal-changes.ts';
import type { PortalFields } from '../portal-fields.ts';
import { AccentField } from './accent-field.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { LogoFields } from './logo-fields.tsx';
import { OperatorFacts } from './operator-facts.tsx';
import classes from './portal-form.module.css';
import { SignInMethods } from './sign-in-methods.tsx';

interface PortalFormProps {
  portal: AdminPortal;
  start: PortalValues;
  /** What someone else changed too while this was typed; null where nobody did. */
  contested: readonly PortalField[] | null;
  onTakeTheirs: (values: PortalValues) => void;
  onDiscard: () => void;
  onSave: (values: PortalValues) => Promise<void>;
}

/** The portal as its admin changes it, with what it will look like beside it. */
export function PortalForm({ portal, start, contested, onTakeTheirs, onDiscard, onSave }: PortalFormProps) {
  const { t } = useTranslation('portals');
  const form = useContractForm({
    schema: async () => (await import('../portal-fields.ts')).PortalFields,
    initialValues: start,
    // Of this state of the portal: what was typed for another is not mixed into it.
    draft: `portal.${portal.updated_at ?? 'first'}`,
  });
  const { values } = form;
  const pictures = useLogoPictures(portal, values.logos);

  return (
    <div className={classes.columns}>
      <form {...form.sending((checked) => onSave({ ...checked, mail_sender: checked.mail_sender ?? '' }))}>
        {contested && <Meanwhile contested={contested} onTakeTheirs={() => onTakeTheirs(values)} />}
        <BrandSection form={form} pictures={pictures} />
        <MailsSection form={form} mailAddress={portal.mail_address} />
        <PeopleSection form={form} portal={portal} />
        <FormActions>
          <Button type="submit" loading={form.submitting}>
            {t('save')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </FormActions>
        <OperatorFacts portal={portal} />
      </form>

      <aside className={classes.preview}>
        <Section title={t('preview.title')}>
          <BrandPreview
            brand={{
              name: values.name,
              accent: typedColour(values.accent) ?? portal.accent,
              logos: pictures,
              mark: MARKS[portal.key],
              mailSender: values.mail_sender.trim(),
              mailAddress: portal.mail_address,
            }}
          />
        </Section>
      </aside>
    </div>
  );
}

interface PartProps {
  form: ContractForm<PortalValues, typeof PortalFields>;
}

function BrandSection({ form, pictures }: PartProps & { pictures: ReturnType<typeof useLogoPictures> }) {
  const { t } = useTranslation('portals');
  return (
    <Section title={t('brand.title')}>
      <FormFields>
        <FormRow>
          <TextInput {...form.getInputProps('name.en')} label={t('name.en')} dir="ltr" lang="en" />
          <TextInput {...form.getInputProps('name.ar')} label={t('name.ar')} dir="rtl" lang="ar" />
        </FormRow>
        <AccentField {...form.getInputProps('accent')} value={form.values.accent} />
        <LogoFields
          value={form.values.logos}
          pictures={pictures}
          error={form.getInputProps('logos').error}
          onChange={([scheme, side], id) => form.setFieldValue(`logos.${scheme}.${side}`, id)}
        />
      </FormFields>
    </Section>
  );
}

function MailsSection({ form, mailAddress }: PartProps & { mailAddress: string }) {
  const { t } = useTranslation('portals');
  const { language } = useLanguage();
  const name = form.values.name[language];
  return (
    <Section title={t('mails.title')}>
      <FormFields>
        <TextInput
          {...form.getInputProps('contact_email')}
          type="email"
          dir="ltr"
          label={t('contact_email.label')}
          description={t('contact_email.help')}
        />
        <TextInput
          {...form.getInputProps('mail_sender')}
          label={t('mail_sender.label')}
          description={t('mail_sender.help', {
            sender: isolated(form.values.mail_sender.trim() || name),
            address: `\u2066${mailAddress}\u2069`,
          })}
          placeholder={name}
        />
      </FormFields>
    </Section>
  );
}

function PeopleSection({ form, portal }: PartProps & { portal: AdminPortal }) {
  const { t } = useTranslation('portals');
  return (
    <Section title={t('people.title')}>
      <FormFields>
        <FieldGroup label={t('approval.label')}>
          <div className={classes.choices}>
            <Switch
              {...form.getInputProps('approval.candidates', { type: 'checkbox' })}
              label={t('approval.candidates')}
            />
            <Switch
              {...form.getInputProps('approval.recruiters', { type: 'checkbox' })}
              label={t('approval.recruiters')}
            />
          </div>
        </FieldGroup>
        <Switch
          {...form.getInputProps('checks_companies', { type: 'checkbox' })}
          label={t('checks_companies.label')}
          description={t('checks_companies.help')}
        />
        <SignInMethods
          portal={portal}
          value={form.values.sign_in_methods}
          onChange={(methods) => form.setFieldValue('sign_in_methods', methods)}
        />
      </FormFields>
    </Section>
  );
}

/** Two admins at once: what came in, and what both changed. It takes the focus, since the screen around it is new. */
function Meanwhile({
  contested,
  onTakeTheirs,
}: {
  contested: readonly PortalField[];
  onTakeTheirs: () => void;
}) {
  const { t } = useTranslation('portals');
  const format = useFormatters();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="caution"
      title={t('meanwhile.title')}
      className={classes.meanwhile}
    >
      <Text size="sm">{t('meanwhile.came_in')}</Text>
      {contested.length > 0 && (
        <>
          <Text size="sm" my="xs">
            {t('meanwhile.both', { fields: format.list(contested.map((field) => t(`fields.${field}`))) })}
          </Text>
          <Button size="xs" variant="default" onClick={onTakeTheirs}>
            {t('meanwhile.take_theirs')}
          </Button>
        </>
      )}
    </Alert>
  );
}
