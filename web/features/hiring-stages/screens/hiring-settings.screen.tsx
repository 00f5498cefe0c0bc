import { ActionIcon, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addHiringStage,
  type HiringStages,
  listHiringStages,
  moveHiringStage,
  NAMED_STAGE_KINDS,
  removeHiringStage,
  renameHiringStage,
} from '#contract/features/hiring-stages.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { besideField } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { isolated } from '#web/platform/isolated.ts';
import { keyOf, mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { useStageName } from '#web/widgets/pipeline-stage/pipeline-stage.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { SettingsFrame } from '#web/widgets/settings-frame/settings-frame.tsx';
import classes from './hiring-settings.module.css';

type Stage = HiringStages['results'][number];

const show = (next: HiringStages) => queryCache.setQueryData(keyOf(listHiringStages, {}), next);
const saved = ({ data, message }: { data: HiringStages; message: string }) => {
  show(data);
  showNotice(message);
};
/** Whoever is refused sees what a colleague has made of it. */
const after = { onSuccess: saved, onSettled: () => refresh(listHiringStages) };

/** What is wrong with a name is said beside it. */
const besideName = (error: unknown): never => {
  throw besideField(error, {
    'hiring_stages.name_taken': 'name',
    'hiring_stages.name_of_other_kind': 'name',
  });
};

/** The company’s own stages by kind: added, named, put in order, and removed with a place for their people. */
export default function HiringSettingsScreen() {
  const { t } = useTranslation('hiring-stages');
  const stages = useQuery(queryFor(listHiringStages, {}));
  useServerEvent('candidates:changed', () => void refresh(listHiringStages));
  const [isAdding, setIsAdding] = useState(false);
  const mayEdit = stages.data?.can.edit ?? false;
  return (
    <SettingsFrame
      current="hiring"
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
  const move = useMutation({ ...mutationFor(moveHiringStage), ...after });
  const words = stageName(stage);
  const named = { stage: isolated(words) };
  const put = (after_id: string | null) => move.mutate({ params: { id: stage.id }, body: { after_id } });
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
          {siblings.length > 1 && (
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
                disabled={at === siblings.length - 1 || move.isPending}
                onClick={() => put(siblings[at + 1]!.id)}
              >
                <ChevronDownIcon size={18} stroke={1.8} aria-hidden />
              </ActionIcon>
            </>
          )}
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

function AddDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('hiring-stages');
  const add = useMutation({ ...mutationFor(addHiringStage, { silent: true }), ...after });
  const form = useContractForm({
    schema: addHiringStage.body,
    initialValues: { kind: 'interview', name: '' },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('add_title')}>
      <form
        {...form.sending(async (body) => {
          await add.mutateAsync({ body }).catch(besideName);
          onClose();
        })}
      >
        <FormFields>
          <NativeSelect
            {...form.getInputProps('kind')}
            label={t('kind')}
            description={t('kind_help')}
            data={NAMED_STAGE_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}.title`) }))}
          />
          <TextInput
            {...form.getInputProps('name')}
            label={t('name')}
            description={t('name_help')}
            maxLength={60}
            dir="auto"
            autoComplete="off"
          />
          <FormActions>
            <Button type="submit" loading={add.isPending}>
              {t('add')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Dialog>
  );
}

function RenameDialog({ stage, onClose }: { stage: Stage; onClose: () => void }) {
  const { t } = useTranslation('hiring-stages');
  const stageName = useStageName();
  const rename = useMutation({ ...mutationFor(renameHiringStage, { silent: true }), ...after });
  // As it was when the dialog opened: what a colleague changes meanwhile is not written over.
  const [was] = useState(stage.name);
  const form = useContractForm({
    schema: addHiringStage.body.pick({ name: true }),
    initialValues: { name: stageName(stage) },
  });
  const send = async (name: string | null) => {
    await rename.mutateAsync({ params: { id: stage.id }, body: { name, was } }).catch(besideName);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('rename_title')}>
      <form {...form.sending(({ name }) => send(name))}>
        <FormFields>
          <TextInput
            {...form.getInputProps('name')}
            label={t('name')}
            description={t('name_help')}
            maxLength={60}
            dir="auto"
            autoComplete="off"
          />
          <FormActions>
            <Button type="submit" loading={rename.isPending}>
              {t('save')}
            </Button>
            {was !== null && (
              <Button variant="subtle" onClick={() => void send(null).catch(showError)}>
                {t('usual')}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Dialog>
  );
}

function RemoveDialog({ stage, all, onClose }: { stage: Stage; all: readonly Stage[]; onClose: () => void }) {
  const { t } = useTranslation('hiring-stages');
  const stageName = useStageName();
  const others = all.filter(({ id }) => id !== stage.id);
  // The nearest before it: nobody is led further by a change of the settings.
  const nearest = others.findLast((one) => all.indexOf(one) < all.indexOf(stage)) ?? others[0];
  const [moveTo, setMoveTo] = useState(nearest?.id ?? '');
  const remove = useMutation({ ...mutationFor(removeHiringStage), ...after });
  return (
    <Dialog isOpen onClose={onClose} title={t('remove_title', { stage: isolated(stageName(stage)) })}>
      <Text mb="md">{t('remove_body', { count: stage.people })}</Text>
      <FormFields>
        <NativeSelect
          label={t('move_to')}
          value={moveTo}
          onChange={(event) => setMoveTo(event.currentTarget.value)}
          data={others.map((one) => ({ value: one.id, label: stageName(one) }))}
        />
        <FormActions>
          <Button
            color="problem.7"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(
                { params: { id: stage.id }, body: { move_to_id: moveTo } },
                { onSettled: onClose },
              )
            }
          >
            {t('remove')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </FormActions>
      </FormFields>
    </Dialog>
  );
}
