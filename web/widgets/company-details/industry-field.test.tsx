// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { listIndustries, listSectors } from '#contract/features/occupations.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { IndustryField } from './industry-field.tsx';

function Form() {
  const [value, setValue] = useState('Retail');
  return <IndustryField label="Industry" value={value} onChange={setValue} />;
}

test('an industry that was chosen in English is read in Arabic, until one types', async () => {
  const name = { en: 'Retail', ar: 'تجارة التجزئة' };
  const api = fakeApi();
  api.on(listIndustries, [{ id: 'retail', sector: 'retail-and-sales', name }]);
  api.on(listSectors, [{ id: 'retail-and-sales', name }]);
  const { screen } = await renderIn('ar', <Form />);
  const field = () => screen.getByRole<HTMLInputElement>('combobox');
  await waitFor(() => expect(field().value).toBe(name.ar));
  fireEvent.change(field(), { target: { value: 'Retail banking' } });
  expect(field().value).toBe('Retail banking');
});
