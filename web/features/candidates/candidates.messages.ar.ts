import type { Translated } from '#web/platform/translated.ts';
import type en from './candidates.messages.en.ts';

export default {} satisfies Translated<typeof en>;
