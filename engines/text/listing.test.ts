import { expect, it } from 'vitest';
import { listed } from './index.ts';

it.each([
  [['Amman', 'Jordan'], 'Amman, Jordan'],
  [['عمّان', 'الأردن'], 'عمّان، الأردن'],
  [['العربية', 'English'], 'العربية، English'],
  [['', 'Doha'], 'Doha'],
  [[], ''],
])('names are parted by the comma of their script: %s', (names, text) => {
  expect(listed(names)).toBe(text);
});
