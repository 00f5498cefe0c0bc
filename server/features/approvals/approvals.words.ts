import { words } from '#server/platform/words.ts';

export const approvalWords = words(
  {
    'approvals.not_found': 'This account does not wait for approval here.',
    'approvals.outcome_done': 'Done.',
    'approvals.outcome_unchanged': 'It stood so already.',
    'approvals.outcome_not_found': 'This account does not wait for approval here.',
    'approvals.outcome_already_decided': 'Somebody has decided on this account before. Take that back first.',
    'approvals.outcome_failed': 'This did not work. Please try again.',
  },
  {
    'approvals.not_found': 'هذا الحساب ليس بين ما ينتظر الموافقة هنا.',
    'approvals.outcome_done': 'تم.',
    'approvals.outcome_unchanged': 'كان القرار كذلك من قبل.',
    'approvals.outcome_not_found': 'هذا الحساب ليس بين ما ينتظر الموافقة هنا.',
    'approvals.outcome_already_decided': 'سبق أن اتُّخذ قرار في هذا الحساب. تراجع عنه أولًا.',
    'approvals.outcome_failed': 'لم ينجح ذلك. حاول مرة أخرى.',
  },
);
