import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { STAGE_KINDS } from '#contract/features/hiring-stages.contract.ts';
import {
  type ConnectedSystem,
  mapHiringSystem,
  testHiringSystem,
} from '#contract/features/hiring-systems.contract.ts';
import {
  CANDIDATE_SOURCES,
  JOB_SOURCES,
  type Mapping,
  unmappedIn,
} from '#contract/features/hiring-systems.mapping.ts';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useSystemDeed } from '#web/widgets/system-records/system-records.queries.ts';
import type { Can } from '../hiring-systems.queries.ts';
import { FieldMapping } from './field-mapping.tsx';
import classes from './mapping-part.module.css';
import { StageRow } from './stage-row.tsx';

/** What of ours their fields get, and how stages answer to each other; with what would be sent beside it. */
export function MappingPart({ system, can }: { system: ConnectedSystem; can: Can }) {
  const { t } = useTranslation('hiring-systems');
  const format = useFormatters();
  const [mapping, setMapping] = useState<Mapping>(system.mapping);
  const save = useSystemDeed(mapHiringSystem);
  const again = useSystemDeed(testHiringSystem);
  const named = { system: isolated(system.name) };
  const { about } = system;
  const isChanged = JSON.stringify(mapping) !== JSON.stringify(system.mapping);
  const missing = [
    ...unmappedIn(about.job_fields, mapping.job),
    ...(can.candidates ? unmappedIn(about.candidate_fields, mapping.candidate) : []),
  ];
  const change = (part: Partial<Mapping>) => setMapping({ ...mapping, ...part });
  return (
    <div className={classes.parts}>
      <FieldMapping
        of="job"
        title={t('mapping.job')}
        help={t('mapping.job_help', named)}
        fields={about.job_fields}
        sources={JOB_SOURCES}
        chosen={mapping.job}
        mapping={mapping}
        onChange={(job) => change({ job })}
      />
      {can.candidates && (
        <FieldMapping
          of="candidate"
          title={t('mapping.candidate')}
          help={t('mapping.candidate_help', named)}
          fields={about.candidate_fields}
          sources={CANDIDATE_SOURCES}
          chosen={mapping.candidate}
          mapping={mapping}
          onChange={(candidate) => change({ candidate })}
        />
      )}
      <StageMappings system={system} mapping={mapping} onChange={change} />
      {missing.length > 0 && (
        <Text c="var(--problem-ink)" role="status">
          {t('mapping.missing', { fields: format.list(missing) })}
        </Text>
      )}
      <div className={classes.save}>
        <Button disabled={!isChanged} loading={save.isPending} onClick={() => save.mutate({ body: mapping })}>
          {t('mapping.save')}
        </Button>
        {isChanged && (
          <Button variant="default" onClick={() => setMapping(system.mapping)}>
            {t('mapping.undo')}
          </Button>
        )}
        <Button variant="subtle" loading={again.isPending} onClick={() => again.mutate({ body: {} })}>
          {t('mapping.read_again')}
        </Button>
      </div>
    </div>
  );
}

interface StageMappingsProps {
  system: ConnectedSystem;
  mapping: Mapping;
  onChange: (part: Partial<Mapping>) => void;
}

/** What our stages are there, and what theirs are here. */
function StageMappings({ system, mapping, onChange }: StageMappingsProps) {
  const { t } = useTranslation(['hiring-systems', 'pipeline-stage']);
  const named = { system: isolated(system.name) };
  const { about } = system;
  const kinds = STAGE_KINDS.map((kind) => ({ value: kind, label: t(`pipeline-stage:kinds.${kind}`) }));
  const stages = about.stages.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Section title={t('mapping.stages_there')} help={t('mapping.stages_there_help', named)} look="sheet">
        {STAGE_KINDS.map((kind) => (
          <StageRow
            key={kind}
            label={t(`pipeline-stage:kinds.${kind}`)}
            choices={stages}
            nothing={t('mapping.stays')}
            value={mapping.stages_there[kind]}
            onChange={(id) => onChange({ stages_there: { ...mapping.stages_there, [kind]: id } })}
          />
        ))}
      </Section>
      <Section title={t('mapping.stages_here', named)} help={t('mapping.stages_here_help')} look="sheet">
        {about.stages.map(({ id, name }) => (
          <StageRow
            key={id}
            label={name}
            choices={kinds.filter(({ value }) => value !== 'withdrawn')}
            nothing={t('mapping.follows_nothing')}
            value={mapping.stages_here[id] ?? null}
            onChange={(next) => {
              const kind = STAGE_KINDS.find((one) => one === next) ?? null;
              onChange({ stages_here: { ...mapping.stages_here, [id]: kind } });
            }}
          />
        ))}
      </Section>
    </>
  );
}
