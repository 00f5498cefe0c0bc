import { Text } from '@mantine/core';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { DetailSection } from './detail-section.tsx';
import classes from './details-section.module.css';
import { Facts } from './facts.tsx';
import { DetailsEditor, SummaryEditor } from './late-editors.ts';

type Details = Profile['personal_details'];
interface DetailsProps {
  details: Details;
}

export function DetailsSection({ details }: DetailsProps) {
  const { t } = useTranslation('profiles');
  return (
    <DetailSection
      place="details"
      title={t('details.title')}
      editor={(onDone) => <DetailsEditor details={details} onDone={onDone} />}
    >
      <Facts
        facts={[
          [t('details.name'), details.name && <bdi>{details.name}</bdi>],
          [t('details.headline'), details.headline && <bdi>{details.headline}</bdi>],
          [t('details.location'), details.location && <KnownName of={details.location} />],
          [t('details.email'), details.email && <EmailAddress email={details.email} />],
          [t('details.phone'), details.phone && <bdi dir="ltr">{details.phone}</bdi>],
          [t('details.nationality'), details.nationality && <KnownName of={details.nationality} />],
          [t('details.driving_licence'), details.driving_licence && <bdi>{details.driving_licence}</bdi>],
        ]}
      />
      <Text size="sm" c="dimmed" mt="md">
        {t('details.contact_help')}
      </Text>
    </DetailSection>
  );
}

/** Broken before the “@” where it does not fit in a line, and not within a name. */
function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <bdi dir="ltr">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}

export function SummarySection({ details }: DetailsProps) {
  const { t } = useTranslation('profiles');
  return (
    <DetailSection
      place="summary"
      title={t('summary.title')}
      editor={(onDone) => <SummaryEditor details={details} onDone={onDone} />}
    >
      {details.summary ? (
        <p dir="auto" className={classes.summary}>
          {details.summary}
        </p>
      ) : (
        <Text c="dimmed">{t('summary.empty')}</Text>
      )}
    </DetailSection>
  );
}
