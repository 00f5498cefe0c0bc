import { words } from '#server/platform/words.ts';

export const blindReviewWords = words(
  { 'blind_review.candidate': 'Candidate {number}' },
  { 'blind_review.candidate': 'المرشّح {number}' },
);
