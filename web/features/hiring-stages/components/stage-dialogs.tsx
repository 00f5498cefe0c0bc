import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addHiringStage,
  type HiringStages,
  listHiringStages,
  NAMED_STAGE_KINDS,
  removeHiringStage,
  renameHiringStage,
} from '#contract/features/hiring-stages.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { besideField } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { isolated } from '#web/platform/isolated.ts';
import { keyOf, mutationFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useStageName } from '#web/widgets/pipeline-stage/pipeline-stage.tsx';

export type Stage = HiringStages['results'][number];

const show = (next: HiringStages) => queryCache.setQueryData(keyOf(listHiringStages, {}), next);

const saved = ({ data, message }: { data: HiringStages; message: string }) => {
  show(data);
  showNotice(message);
};

/** For every change of the stages: shows what came of it, and to whoever is refused what a colleague made of them. */
export const showOutcome = { onSuccess: saved, onSettled: () => refresh(listHiringStages) };

/** What is wrong with a name is said beside it. */
const besideName = (error: unknown): never => {
  throw besideField(error, {
    'hiring_stages.name_taken': 'name',
    'hiring_stages.name_of_other_kind': 'name',
  });
};

/** Adds a stage of the company’s own. */
export function AddDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('hiring-stages');
  const add = useMutation({ ...mutationFor(addHiringStage, { silent: true }), ...showOutcome });
  const form = useContractForm({
    schema: async () => (await import('#contract/features/hiring-stages.contract.ts')).addHiringStage.body,
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

/** Gives a stage another name. */
export function RenameDialog({ stage, onClose }: { stage: Stage; onClose: () => void }) {
  const { t } = useTranslation('hiring-stages');
  const stageName = useStageName();
  const rename = useMutation({ ...mutationFor(renameHiringStage, { silent: true }), ...showOutcome });
  // As it was when the dialog opened: what a colleague changes meanwhile is not written over.
  const [was] = useState(stage.name);
  const form = useContractForm({
    schema: async () =>
      (await import('#contract/features/hiring-stages.contract.ts')).addHiringStage.body.pick({ name: true }),
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

/** Removes a stage; whoever stands in it is moved to another first. */
export function RemoveDialog({
  stage,
  all,
  onClose,
}: {
  stage: Stage;
  all: readonly Stage[];
  onClose: () => void;
}) {
  const { t } = useTranslation('hiring-stages');
  const stageName = useStageName();
  const others = all.filter(({ id }) => id !== stage.id);
  // The nearest before it: nobody is led further by a change of the settings.
  const nearest = others.findLast((one) => all.indexOf(one) < all.indexOf(stage)) ?? others[0];
  const [moveTo, setMoveTo] = useState(nearest?.id ?? '');
  const remove = useMutation({ ...mutationFor(removeHiringStage), ...showOutcome });
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
