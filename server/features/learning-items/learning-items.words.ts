import { words } from '#server/platform/words.ts';

export const learningItemWords = words(
  {
    'learning_items.not_found': 'This course is not in your plan.',
    'learning_items.too_many': 'Your plan is full. Take out what you no longer want to learn first.',
    'learning_items.due_before_start': 'The last day lies before the first.',
    'learning_items.saved': 'The course is in your plan.',
  },
  {
    'learning_items.not_found': 'هذه الدورة ليست في خطتك.',
    'learning_items.too_many': 'خطتك ممتلئة. أخرج منها أولًا ما لم تعد تريد تعلّمه.',
    'learning_items.due_before_start': 'اليوم الأخير يسبق اليوم الأول.',
    'learning_items.saved': 'الدورة الآن في خطتك.',
  },
);
