import type { Translated } from '#web/platform/translated.ts';
import type en from './data-sources.messages.en.ts';

export default { title: 'مصادر بياناتنا', visit: 'زيارة {{name}}' } satisfies Translated<typeof en>;
