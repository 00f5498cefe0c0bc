import { words } from '#server/platform/words.ts';

export const personalityComparisonWords = words(
  {
    'personality_comparisons.not_found':
      'There is no such comparison. Its link was answered or taken back, or is older than 14 days.',
    'personality_comparisons.own_request': 'This is your own link. Hand it to whom you want to compare with.',
    'personality_comparisons.no_result': 'The personality assessment has to be completed first.',
    'personality_comparisons.too_many': 'You compare with as many people as you can at once. End one first.',
    'personality_comparisons.asked': 'Your link is ready. Nobody sees anything until they agree.',
    'personality_comparisons.ended': 'It is over. Neither of you sees the other’s result any more.',
  },
  {
    'personality_comparisons.not_found':
      'لا توجد مقارنة بهذا الوصف: أُجيب عن رابطها أو سُحب أو مضى عليه أكثر من 14 يومًا.',
    'personality_comparisons.own_request': 'هذا رابطك أنت. أرسله إلى من تريد المقارنة معه.',
    'personality_comparisons.no_result': 'يلزم إكمال تقييم الشخصية أولًا.',
    'personality_comparisons.too_many': 'بلغت أكبر عدد من المقارنات في وقت واحد. أنهِ إحداها أولًا.',
    'personality_comparisons.asked': 'رابطك جاهز. لا يرى أحد شيئًا قبل الموافقة.',
    'personality_comparisons.ended': 'انتهت المقارنة، ولم يعد أي منكما يرى نتيجة الآخر.',
  },
);
