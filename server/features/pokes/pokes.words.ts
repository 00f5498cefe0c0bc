import { words } from '#server/platform/words.ts';

export const pokeWords = words(
  {
    'pokes.not_found': 'Nobody asked you about this job, or it has closed.',
    'pokes.job_not_open': 'Publish the job first: people are asked about open jobs only.',
    'pokes.recruiter_limit': 'You may ask {limit} people a day. {left} are left today.',
    'pokes.ask_not_found': 'There is nothing to take back. It may have been taken back before.',
    'pokes.has_left': 'The question has left and can no longer be taken back.',
    'pokes.sent': 'The question leaves in a few seconds.',
    'pokes.taken_back': 'The question is taken back. Nobody got it.',
    'pokes.answered': 'The company sees your answer.',
    'pokes.complained':
      'Thank you. We look at companies of which several people say so; the company is not told.',
  },
  {
    'pokes.not_found': 'لم يسألك أحد عن هذه الوظيفة، أو أنها أُغلقت.',
    'pokes.job_not_open': 'انشر الوظيفة أولًا، فلا يُسأل الناس إلا عن الوظائف المفتوحة.',
    'pokes.recruiter_limit': 'حدّك اليومي من الأسئلة {limit}، والمتبقي اليوم {left}.',
    'pokes.ask_not_found': 'لا يوجد ما يُسحب، وقد يكون سُحب من قبل.',
    'pokes.has_left': 'أُرسل السؤال ولم يعد سحبه ممكنًا.',
    'pokes.sent': 'يُرسل السؤال خلال ثوانٍ.',
    'pokes.taken_back': 'سُحب السؤال ولم يصل إلى أحد.',
    'pokes.answered': 'وصلت إجابتك إلى الشركة.',
    'pokes.complained': 'شكرًا لك. نراجع الشركات التي يبلّغ عنها أكثر من شخص، ولا نخبر الشركة بذلك.',
  },
);
