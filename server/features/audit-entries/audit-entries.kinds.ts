import type { AuditKind } from '#contract/features/audit-entries.contract.ts';
import type { AuditAction } from './audit-entries.service.ts';

type Start<A> = A extends `${infer S}.${string}` ? S : never;
/** What actions begin with. */
type ActionStart = Start<AuditAction>;

/** Which kind an action belongs to, by what it begins with: a new beginning without a kind does not compile. */
const KIND_OF_START: Record<ActionStart, AuditKind> = {
  account: 'account',
  onboarding: 'account',
  identity: 'sign_in',
  session: 'sign_in',
  approval: 'approval',
  invitation: 'team',
  team: 'team',
  company: 'team',
  job: 'job',
  candidate: 'candidate',
  candidate_note: 'candidate',
  candidate_tag: 'candidate',
  application: 'candidate',
  poke: 'candidate',
  hiring_stage: 'team',
  employee: 'team',
  email: 'email',
  message_template: 'email',
  portal: 'portal',
  portal_skill: 'portal',
  match_calibration: 'portal',
};

export const kindOf = (action: string): AuditKind =>
  KIND_OF_START[action.split('.')[0] as ActionStart] ?? 'portal';

export const ACTIONS_OF_KIND = Object.groupBy(
  Object.keys(KIND_OF_START) as ActionStart[],
  (start) => KIND_OF_START[start],
) as Record<AuditKind, ActionStart[]>;
