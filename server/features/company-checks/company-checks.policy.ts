import type {
  CompanyCheckState,
  CompanyCheckWay,
  decideCompanyCheck,
  HoldReason,
} from '#contract/features/company-checks.contract.ts';
import type { Body } from '#contract/kernel/endpoint.ts';

/** What is known of a company when its check is looked at. */
export interface Facts {
  /** Where the check stood; null of a company that is new. */
  before: { state: CompanyCheckState; way: CompanyCheckWay | null; heldFor: readonly HoldReason[] } | null;
  /** Its name is another than the one that was checked, apart from the words of its legal form. */
  isRenamed: boolean;
  /** Its website is of another domain than the one that was checked. */
  isMoved: boolean;
  domain: string | null;
  /** The domain to which a code was mailed that somebody typed in. */
  provenDomain: string | null;
  /** The domain of its owner’s confirmed address; null of a provider of mail. */
  ownerDomain: string | null;
  resemblances: readonly Exclude<HoldReason, 'refused_before'>[];
}

/** Where the check of a company stands by what is known of it. */
export interface Standing {
  state: CompanyCheckState;
  way: CompanyCheckWay | null;
  heldFor: readonly HoldReason[];
}

/**
 * Where the check of a company stands. What was checked stays so while it says the same. A new name or domain is looked at
 * anew: what resembles a verified company is held, whatever it proves; a proof of its domain outlives a new name.
 */
export function standingBy(facts: Facts): Standing {
  const { before, isRenamed, isMoved, domain, resemblances } = facts;
  const isAsChecked = !isRenamed && !isMoved;
  if (before && isAsChecked && (before.state === 'verified' || before.state === 'refused'))
    return { ...before, heldFor: [] };
  const reasons: HoldReason[] = [...resemblances];
  if (before?.state === 'refused' || before?.heldFor.includes('refused_before'))
    reasons.push('refused_before');
  if (reasons.length > 0) return { state: 'held', way: null, heldFor: reasons };
  const way = proofOf(facts);
  const isVerified = domain !== null && way !== null;
  return { state: isVerified ? 'verified' : 'unverified', way: isVerified ? way : null, heldFor: [] };
}

/** How the company’s domain is proved; null where nothing proves it. */
function proofOf({ domain, ownerDomain, provenDomain }: Facts): CompanyCheckWay | null {
  if (ownerDomain === domain) return 'owner_address';
  return provenDomain === domain ? 'mailed_code' : null;
}

type Action = Body<typeof decideCompanyCheck>['action'];

/** What an admin may do about a company that stands so. Only what an admin decided is taken back. */
export function mayDecide(state: CompanyCheckState, isAdminsDecision: boolean): Record<Action, boolean> {
  return {
    CONFIRM: state === 'unverified' || state === 'held',
    REFUSE: state !== 'refused',
    UNDO: isAdminsDecision,
  };
}
