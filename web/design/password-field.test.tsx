// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { PasswordField } from './password-field.tsx';

test('a password is shown and hidden by the keyboard alone', async () => {
  const { screen } = await renderIn('en', <PasswordField label="Password" showLabel="Show password" />);
  const field = screen.getByLabelText('Password');
  const button = screen.getByRole('button', { name: 'Show password' });
  expect(button.tabIndex).toBe(0);
  fireEvent.keyDown(button, { key: 'Enter' });
  expect(field.getAttribute('type')).toBe('text');
  expect(button.getAttribute('aria-pressed')).toBe('true');
  fireEvent.keyDown(button, { key: ' ' });
  expect(field.getAttribute('type')).toBe('password');
});
