// @vitest-environment jsdom
import { TextInput } from '@mantine/core';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderIn } from '#web/testing/render-in.tsx';
import { useContractForm } from './contract-form.ts';

const Person = z.object({ name: z.string().trim().min(1, 'required') });

function PersonForm({
  rules,
  onDone,
}: {
  rules: () => Promise<typeof Person>;
  onDone: (of: unknown) => void;
}) {
  const form = useContractForm({ schema: rules, initialValues: { name: '' } });
  return (
    <form {...form.sending((values) => onDone({ sent: values }))}>
      <TextInput label="Name" {...form.getInputProps('name')} />
      <button
        type="button"
        onClick={({ currentTarget }) =>
          void form.check(currentTarget.form!).then((checked) => onDone({ checked }))
        }
      >
        Try
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

test('rules that a bad line did not bring are fetched again, and what was typed stays', async () => {
  const rules = vi.fn(async () => Person).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const onDone = vi.fn();
  const { screen } = await renderIn('en', <PersonForm rules={rules} onDone={onDone} />);
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  fireEvent.change(name, { target: { value: ' Huda ' } });
  expect(rules).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(rules.mock.settledResults[0]?.type).toBe('rejected'));

  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ sent: { name: 'Huda' } }));
  expect(rules).toHaveBeenCalledTimes(2);
  expect(name.value).toBe(' Huda ');
});

test('a trial makes of the values what sending would, and puts the focus on what is wrong', async () => {
  const onDone = vi.fn();
  const { screen } = await renderIn('en', <PersonForm rules={async () => Person} onDone={onDone} />);
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  const tryIt = screen.getByRole('button', { name: 'Try' });
  fireEvent.click(tryIt);
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(onDone).toHaveBeenLastCalledWith({ checked: null });
  fireEvent.change(name, { target: { value: ' Huda ' } });
  fireEvent.click(tryIt);
  await waitFor(() => expect(onDone).toHaveBeenLastCalledWith({ checked: { name: 'Huda' } }));
});
