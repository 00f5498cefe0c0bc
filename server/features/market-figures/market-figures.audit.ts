import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const marketFigureAuditActions = {
  'market_figures.imported': {
    kind: 'portal',
    en: { did: 'imported figures of the market from a file' },
    ar: { did: 'استيراد أرقام السوق من ملف' },
  },
  'market_figures.deleted': {
    kind: 'portal',
    en: { did: 'deleted the figures of {source}' },
    ar: { did: 'حذف أرقام {source}' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof marketFigureAuditActions, true> {}
}
