import { NativeSelect, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewSystemRecord } from '#contract/features/hiring-systems.contract.ts';
import type { Mapping, SystemField } from '#contract/features/hiring-systems.mapping.ts';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SentValue } from '#web/widgets/system-records/sent-values.tsx';
import classes from './mapping-part.module.css';

type Source = Mapping['job'][string] | Mapping['candidate'][string];

interface FieldMappingProps<S extends Source> {
  of: 'job' | 'candidate';
  title: string;
  help: string;
  fields: readonly SystemField[];
  sources: readonly S[];
  /** By the name of their field. */
  chosen: Readonly<Record<string, S>>;
  mapping: Mapping;
  onChange: (chosen: Record<string, S>) => void;
}

/** Their fields, what of ours each gets, and what that is for the latest job or applicant. */
export function FieldMapping<S extends Source>(props: FieldMappingProps<S>) {
  const { of, title, help, fields, sources, chosen, mapping, onChange } = props;
  const { t } = useTranslation('hiring-systems');
  const preview = useQuery({
    ...queryFor(previewSystemRecord, { body: { of, mapping } }),
    placeholderData: keepPreviousData,
  }).data;
  const choose = (name: string, next: string) => {
    const { [name]: _, ...others } = chosen;
    const source = sources.find((one) => one === next);
    onChange(source ? { ...others, [name]: source } : others);
  };
  return (
    <Section title={title} help={help} look="sheet">
      <PreviewOf preview={preview?.of ?? null} missing={preview?.missing ?? []} />
      {fields.map(({ name, label, required }) => (
        <div key={name} className={classes.row}>
          <span className={classes.name}>
            <bdi>{label}</bdi>
            {required && <span aria-hidden="true"> *</span>}
          </span>
          <NativeSelect
            aria-label={required ? t('mapping.required', { field: label }) : label}
            value={chosen[name] ?? ''}
            data={[
              { value: '', label: t('mapping.nothing') },
              ...sources.map((source) => ({ value: source, label: t(`source.${source}`) })),
            ]}
            onChange={(event) => choose(name, event.currentTarget.value)}
          />
          <span className={classes.value}>
            {name in chosen && preview?.of && (
              <SentValue value={preview.fields.find((field) => field.name === name)?.value ?? null} />
            )}
          </span>
        </div>
      ))}
    </Section>
  );
}

interface PreviewOfProps {
  preview: { title: string; name: string | null } | null;
  missing: readonly string[];
}

/** By what the values are shown, and what is missing there. */
function PreviewOf({ preview, missing }: PreviewOfProps) {
  const { t } = useTranslation('hiring-systems');
  const format = useFormatters();
  return (
    <div className={classes.preview}>
      <Text size="sm" c="dimmed">
        {preview
          ? t('mapping.shown_by', { what: isolated(preview.name ?? preview.title) })
          : t('mapping.nothing_to_show')}
      </Text>
      {preview && missing.length > 0 && (
        <Text size="sm" c="var(--problem-ink)" role="alert">
          {t('mapping.missing', { fields: format.list([...missing]) })}
        </Text>
      )}
    </div>
  );
}
