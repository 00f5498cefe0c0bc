import { hasArabic } from './script.ts';

/** Names beside each other, parted as their own script parts them: "Amman, Jordan", "عمّان، الأردن". */
export const listed = (names: readonly string[]): string =>
  names.filter((name) => name !== '').join(names.some(hasArabic) ? '، ' : ', ');
