import { feature } from '#server/platform/feature.ts';
import { blindReviewWords } from './blind-review.words.ts';

export default feature({
  name: 'blind-review',
  words: blindReviewWords,
});
