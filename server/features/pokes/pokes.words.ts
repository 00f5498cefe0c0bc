import { words } from '#server/platform/words.ts';

export const pokeWords = words(
  {
    'pokes.not_found': 'Nobody asked you about this job, or it has closed.',
    'pokes.job_not_open': 'Publish the job first: people are asked about open jobs only.',
    'pokes.daily_limit': 'Your company may ask {limit:person} a day. {left} are left today.',
    'pokes.sent': 'They are asked whether the job interests them.',
    'pokes.answered': 'The company sees your answer.',
  },
  {
    'pokes.not_found': 'لم يسألك أحد عن هذه الوظيفة، أو أنها أُغلقت.',
    'pokes.job_not_open': 'انشر الوظيفة أولًا، فلا يُسأل الناس إلا عن الوظائف المفتوحة.',
    'pokes.daily_limit': 'يمكن لشركتك سؤال {limit:person.object} في اليوم، والمتبقي اليوم {left}.',
    'pokes.sent': 'سألناهم هل تهمّهم الوظيفة.',
    'pokes.answered': 'وصلت إجابتك إلى الشركة.',
  },
);
