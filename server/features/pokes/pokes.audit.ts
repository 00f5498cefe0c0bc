import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const pokeAuditActions = {
  'candidate.poked': {
    kind: 'candidate',
    en: { did: 'asked {subject} whether {job} is of interest' },
    ar: { did: 'سؤال {subject} عن الاهتمام: {job}' },
  },
  'candidate.poke_taken_back': {
    kind: 'candidate',
    en: { did: 'took back the question to {subject} whether {job} is of interest' },
    ar: { did: 'سحب سؤال {subject} عن الاهتمام: {job}' },
  },
  'poke.complained_of': {
    kind: 'candidate',
    en: { did: 'said that the question about {job} was not in order' },
    ar: { did: 'الإبلاغ عن سؤال غير لائق بشأن {job}' },
  },
  'poke.answered': {
    kind: 'candidate',
    en: { did: 'answered whether {job} is of interest' },
    ar: { did: 'الإجابة عن سؤال الاهتمام: {job}' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof pokeAuditActions, true> {}
}
