import { ActionIcon, Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  listHiringStages,
  moveHiringStage,
  NAMED_STAGE_KINDS,
} from '#contract/features/hiring-stages.contract.ts';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useStageName } from '#web/widgets/pipeline-stage/pipeline-stage.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { SettingsFrame } from '#web/widgets/settings-frame/settings-frame.tsx';
import {
  AddDialog,
  RemoveDialog,
  RenameDialog,
  type Stage,
  showOutcome,
} from '../components/stage-dialogs.tsx';
import classes from './hiring-settings.module.css';

/** The company’s own stages by kind: added, named, put in order, and removed with a place for their people. */
export default function HiringSettingsScreen() {
  const { t } = useTranslation('hiring-stages');
  const stages = useQuery(queryFor(listHiringStages, {}));
  useServerEvent('candidates:changed', () => void refresh(listHiringStages));
  const [isAdding, setIsAdding] = useState(false);
  const mayEdit = stages.data?.can.edit ?? false;
  return (
    <SettingsFrame
      current="hiring-settings"
      title={t('title')}
      lead={t('lead')}
      actions={
        mayEdit && (
          <Button
            leftSection={<PlusIcon size={18} stroke={1.7} aria-hidden />}
            onClick={() => setIsAdding(true)}
          >
            {t('add')}
          </Button>
        )
      }
    >
      <QueryView
        query={stages}
        waiting={<ListSkeleton label={t('waiting')} count={4} />}
        failedTitle={t('failed')}
      >
        {({ results, can }) => (
          <>
            {!can.edit && <Text c="dimmed">{t('read_only')}</Text>}
            {NAMED_STAGE_KINDS.map((kind) => (
              <Section key={kind} title={t(`kinds.${kind}.title`)} help={t(`kinds.${kind}.help`)}>
                <StagesOf
                  stages={results.filter((one) => one.kind === kind)}
                  all={results}
                  mayEdit={can.edit}
                />
              </Section>
            ))}
            <AddDialog key={String(isAdding)} isOpen={isAdding} onClose={() => setIsAdding(false)} />
          </>
        )}
      </QueryView>
    </SettingsFrame>
  );
}

interface StagesOfProps {
  stages: readonly Stage[];
  all: readonly Stage[];
  mayEdit: boolean;
}

function StagesOf({ stages, all, mayEdit }: StagesOfProps) {
  const { t } = useTranslation('hiring-stages');
  if (stages.length === 0) return <Text c="dimmed">{t('none')}</Text>;
  return (
    <ul className={classes.stages}>
      {stages.map((stage, at) => (
        <Row key={stage.id} stage={stage} at={at} siblings={stages} all={all} mayEdit={mayEdit} />
      ))}
    </ul>
  );
}

interface RowProps extends Pick<StagesOfProps, 'all' | 'mayEdit'> {
  stage: Stage;
  at: number;
  siblings: readonly Stage[];
}

function Row({ stage, at, siblings, all, mayEdit }: RowProps) {
  const { t } = useTranslation('hiring-stages');
  const stageName = useStageName();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const words = stageName(stage);
  const named = { stage: isolated(words) };
  return (
    <li className={classes.stage}>
      <div className={classes.name}>
        <Text fw={600}>
          <bdi>{words}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {t('people', { count: stage.people })}
        </Text>
      </div>
      {mayEdit && (
        <div className={classes.deeds}>
          {siblings.length > 1 && <MoveButtons stage={stage} at={at} siblings={siblings} />}
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('rename_of', named)}
            onClick={() => setOpen('rename')}
          >
            {t('rename')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-label={t('remove_of', named)}
            title={stage.is_needed ? t('needed') : undefined}
            disabled={stage.is_needed}
            onClick={() => setOpen('remove')}
          >
            {t('remove')}
          </Button>
        </div>
      )}
      {open === 'rename' && <RenameDialog stage={stage} onClose={() => setOpen(null)} />}
      {open === 'remove' && <RemoveDialog stage={stage} all={all} onClose={() => setOpen(null)} />}
    </li>
  );
}

/** One place up, one place down; a stage is put after another one, or before all. */
function MoveButtons({ stage, at, siblings }: Pick<RowProps, 'stage' | 'at' | 'siblings'>) {
  const { t } = useTranslation('hiring-stages');
  const stageName = useStageName();
  const move = useMutation({ ...mutationFor(moveHiringStage), ...showOutcome });
  const named = { stage: isolated(stageName(stage)) };
  const next = siblings[at + 1];
  const put = (after_id: string | null) => move.mutate({ params: { id: stage.id }, body: { after_id } });
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('up', named)}
        disabled={at === 0 || move.isPending}
        onClick={() => put(siblings[at - 2]?.id ?? null)}
      >
        <ChevronUpIcon size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('down', named)}
        disabled={!next || move.isPending}
        onClick={() => next && put(next.id)}
      >
        <ChevronDownIcon size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
    </>
  );
}
