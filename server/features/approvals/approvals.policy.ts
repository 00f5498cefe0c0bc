import type { ApprovalAction, ApprovalStatus } from '#contract/features/approvals.contract.ts';

/**
 * Where an action leads. What was decided is taken back before it is decided otherwise, so that of two admins at work
 * at the same moment none overrules the other unknowingly.
 */
export function statusAfter(
  status: ApprovalStatus,
  action: ApprovalAction,
): ApprovalStatus | 'unchanged' | 'already_decided' {
  if (action === 'UNDO') return status === 'PENDING' ? 'unchanged' : 'PENDING';
  if (status === action) return 'unchanged';
  return status === 'PENDING' ? action : 'already_decided';
}

/** What a person waits for: the portal's approval, and an answer of the company they asked to join. */
export interface Standing {
  /** Null where the portal lets such accounts in by itself. */
  approval: ApprovalStatus | null;
  /** Undefined where they asked nobody, null while nobody has answered. */
  join: 'accepted' | 'declined' | null | undefined;
}

export const isLetIn = ({ approval, join }: Standing): boolean =>
  (approval === null || approval === 'APPROVED') && (join === undefined || join === 'accepted');

/** Back into onboarding may go who was declined, and who waits for a company or was declined by it. */
export const mayStartOver = ({ approval, join }: Standing): boolean =>
  approval === 'DECLINED' || (approval !== 'REJECTED' && join !== undefined && join !== 'accepted');
