/** What became of an account that waits to be let in: declined may ask again, rejected may not. */
export const APPROVAL_STATUSES = ['PENDING', 'APPROVED', 'DECLINED', 'REJECTED'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];
