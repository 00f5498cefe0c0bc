import type { Translated } from '#web/platform/translated.ts';
import type en from './matches.messages.en.ts';

export default {} satisfies Translated<typeof en>;
