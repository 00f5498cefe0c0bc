import { Text, Title } from '@mantine/core';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { Joined } from '#web/design/joined.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { replaceEntry } from '../profile-changes.ts';
import { changeAtOnce } from '../profile-saving.ts';
import { isDoubtful, type Source } from '../resume-evidence.ts';
import { Doubt } from './doubt.tsx';
import { EntrySection } from './entry-section.tsx';
import { CertificationEditor } from './late-editors.ts';

type CertificationEntry = Profile['certifications'][number];

interface CertificationSectionProps {
  entries: readonly CertificationEntry[];
  sourceOf: (certification: CertificationEntry) => Source | null;
}

export function CertificationSection({ entries, sourceOf }: CertificationSectionProps) {
  const { t } = useTranslation('profiles');
  return (
    <EntrySection
      section="certifications"
      place="certificate"
      title={t('certifications.title')}
      add={t('certifications.add')}
      empty={t('certifications.empty')}
      entries={entries}
      nameOf={(certification) => certification.name}
      view={(certification, edit) => (
        <>
          <CertificationWords certification={certification} />
          {isDoubtful(certification.confidence) && (
            <Doubt
              confidence={certification.confidence}
              source={sourceOf(certification)}
              onRight={() =>
                void changeAtOnce(
                  replaceEntry('certifications', certification, { ...certification, confidence: null }),
                )
              }
              onEdit={edit}
            />
          )}
        </>
      )}
      editor={(before, onDone) => <CertificationEditor before={before} onDone={onDone} />}
    />
  );
}

function CertificationWords({ certification }: { certification: CertificationEntry }) {
  const { t } = useTranslation('profiles');
  const format = useFormatters();
  const { issue_date, expiration_date, no_expiration, credential_id } = certification;
  const today = new Date().toISOString();
  const hasExpired = Boolean(expiration_date && expiration_date < today.slice(0, expiration_date.length));
  const facts = [
    issue_date && t('certifications.issued', { date: format.month(issue_date) }),
    expiration_date &&
      t(hasExpired ? 'certifications.expired' : 'certifications.expires', {
        date: format.month(expiration_date),
      }),
    !expiration_date && no_expiration && t('certifications.no_expiration'),
    credential_id && t('certifications.credential', { id: isolated(credential_id) }),
  ].filter(Boolean);
  return (
    <>
      <Title order={3}>
        <bdi>{certification.name}</bdi>
      </Title>
      {certification.issuer && (
        <Text>
          <bdi>{certification.issuer}</bdi>
        </Text>
      )}
      <Text size="sm" c="dimmed" className="tabular">
        {facts.length > 0 ? <Joined parts={facts} /> : t('dates_unknown')}
      </Text>
    </>
  );
}
