import { Autocomplete, Button, TagsInput, TextInput } from '@mantine/core';
import { z } from 'zod';
import {
  addEmployee,
  changeEmployee,
  type Employee,
  EmployeeInput,
  listEmployees,
} from '#contract/features/employees.contract.ts';
import { FormActions, FormFields, FormRow } from '#web/design/form-layout.tsx';
import { Modal } from '#web/design/modal.tsx';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface EmployeeDialogProps {
  /** Null adds somebody. */
  employee: Employee | null;
  departments: readonly string[];
  locations: readonly string[];
  onClose: () => void;
}

/** Skills are written as names; which concept a name means is the server's to find. */
const Written = EmployeeInput.extend({
  skills: z.array(z.string().trim().min(1).max(120)).max(100, 'too_many'),
});

/** Adds somebody to the company's people, or changes what is said of them. */
export default function EmployeeDialog({ employee, departments, locations, onClose }: EmployeeDialogProps) {
  const { t } = useTranslation('employees');
  const form = useEmployeeForm(employee);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(employee ? 'dialog.edit' : 'dialog.add')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
      size="lg"
    >
      <form
        {...form.sending(async (values) => {
          showNotice(await save(employee, values));
          onClose();
          await refresh(listEmployees);
        })}
      >
        <FormFields>
          <Fields form={form} departments={departments} locations={locations} />
          <FormActions>
            <Button type="submit" loading={form.submitting}>
              {t('dialog.save')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Modal>
  );
}

const useEmployeeForm = (employee: Employee | null) =>
  useContractForm({
    schema: Written,
    initialValues: {
      name: employee?.name ?? '',
      email: employee?.email ?? '',
      job_title: employee?.job_title ?? '',
      department: employee?.department ?? '',
      location: employee?.location ?? '',
      started_on: employee?.started_on ?? '',
      skills: employee?.skills.map(({ name }) => name) ?? [],
    },
    ...(employee === null && { draft: 'employee' }),
  });

/** What the server says of it. */
async function save(employee: Employee | null, written: z.output<typeof Written>): Promise<string> {
  const body = { ...written, skills: written.skills.map((name) => ({ name })) };
  if (!employee) return (await callWithMessage(addEmployee, { body })).message;
  const { message } = await callWithMessage(changeEmployee, {
    params: { id: employee.id },
    body: { employee: body, was_updated_at: employee.updated_at },
  });
  return message;
}

interface FieldsProps extends Pick<EmployeeDialogProps, 'departments' | 'locations'> {
  form: ReturnType<typeof useEmployeeForm>;
}

function Fields({ form, departments, locations }: FieldsProps) {
  const { t } = useTranslation('employees');
  return (
    <>
      <FormRow>
        <TextInput {...form.getInputProps('name')} label={t('dialog.name')} dir="auto" data-autofocus />
        <TextInput
          {...form.getInputProps('email')}
          label={t('dialog.email')}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="off"
        />
      </FormRow>
      <TextInput {...form.getInputProps('job_title')} label={t('dialog.job_title')} dir="auto" />
      <FormRow>
        <Autocomplete
          {...form.getInputProps('department')}
          label={t('dialog.department')}
          data={[...departments]}
          dir="auto"
        />
        <Autocomplete
          {...form.getInputProps('location')}
          label={t('dialog.location')}
          data={[...locations]}
          dir="auto"
        />
      </FormRow>
      <TextInput {...form.getInputProps('started_on')} label={t('dialog.started_on')} type="date" />
      <TagsInput
        {...form.getInputProps('skills')}
        label={t('dialog.skills')}
        description={t('dialog.skills_help')}
        acceptValueOnBlur
      />
    </>
  );
}
