import type { Bilingual } from '#contract/kernel/fields.ts';
import { say, words } from '#server/platform/words.ts';

export const assessmentWords = words(
  {
    'assessments.not_found': 'Assessments Not Found',
    'assessments.attempt_not_found': 'There is no such attempt of yours, or none under way.',
    'assessments.question_not_found': 'This question is not part of your attempt.',
    'assessments.result_not_found': 'There is no such result, or it is not shared with you.',
    'assessments.share_not_found': 'This company sees no result of this assessment.',
    'assessments.work_not_found': 'There is no such text or recording, or it is not shown to you.',
    'assessments.rating_incomplete': 'Score every criterion.',
    'assessments.rated': 'Your scores are saved. The person sees them in their report.',
    'assessments.no_short_form': 'This assessment has no short scale.',
    'assessments.too_soon': 'You may take this assessment again from {date}.',
    'assessments.over': 'This attempt is over, and takes no more answers.',
    'assessments.played_out': 'You heard this passage as often as it may be heard. Choose your answer.',
    'assessments.play_not_found': 'There is nothing to be heard here any more.',
    'assessments.sound_not_ready':
      'The passage is not ready yet. Try again in a moment; this does not count as a play.',
    'assessments.time_over': 'The time of this test is over. What you answered before counts.',
    'assessments.incomplete': 'Some questions are not answered yet: {count}.',
    'assessments.answer_invalid': 'This is no answer to the question.',
    'assessments.list_failed': 'Assessments Not Found',
    'assessments.status_failed': 'Failed to get assessment status',
    'assessments.questions_failed': 'Failed to Get Assessment Questions',
    'assessments.report_unavailable': 'Failed to Get Assessment Report',
    'assessments.report_failed': 'Failed to create assessment report',
    'assessments.completed': 'Your result is ready.',
    'assessments.cancelled': 'You gave this attempt up.',
    'assessments.shared': 'The company sees this result now.',
    'assessments.unshared': 'The company no longer sees your results of this assessment.',
    'assessments.who_sees_english_tasks':
      'You alone, until you show a result to a company or take the test at its invitation. The company then sees your level, reads your text, hears your recordings and may score them; it never sees your single answers. It never enters the ranking of candidates.',
    'assessments.who_sees_annotation':
      'You alone, until you show a result to a company or take the test at its invitation. The company sees the score of each part, never your single marks. It never enters the ranking of candidates.',
    'assessments.who_sees_principles':
      'You alone, until you show a result to a company or take the assessment at its invitation. It never enters the ranking of candidates.',
    'assessments.who_sees_interests':
      'You alone, until you show a result to somebody. Nobody is ever ranked or screened by interests.',
    'assessments.who_sees_skill_test':
      'You alone, until you show a result to a company or take the test at its invitation. The company sees the scores, never your single answers. It never enters the ranking of candidates.',
    'assessments.who_sees_english':
      'You alone, until you show a result to a company or take the test at its invitation. The company sees your level and the skills, never your single answers. It never enters the ranking of candidates.',
    'assessments.note_english_tasks':
      'The level covers grammar, use, reading and listening. Of the text, stated features are counted; of the recordings no machine says anything: a person may score both. No decision should rest on it alone.',
    'assessments.note_english_tasks_unheard':
      'The level covers grammar, use and reading. Listening is no part of it, and nothing was deducted for that. Of the text, stated features are counted; of the recordings no machine says anything: a person may score both. No decision should rest on it alone.',
    'assessments.note_annotation':
      'Two work screens a part are few, and the agreed answers are those of one team: other guidelines would mark some things otherwise. No decision should rest on it alone.',
    'assessments.note_principles':
      'This is how the person described themselves. It says what they tend to do, not what they can do, and no decision should rest on it alone.',
    'assessments.note_principles_own':
      'This is how you described yourself. It says what you tend to do, not what you can do, and no decision should rest on it alone.',
    'assessments.note_interests':
      'Interests say what kind of work somebody likes. They say nothing of ability, and nobody may be chosen or left out by them.',
    'assessments.note_skill_test':
      'A short test of ten questions leaves room for chance: the interval shows how much. No decision should rest on it alone.',
    'assessments.note_english':
      'The level covers grammar, use, reading and listening: nothing is said of writing or speaking. No decision should rest on it alone.',
    'assessments.note_english_unheard':
      'The level covers grammar, use and reading. Listening is no part of it, and nothing was deducted for that; nothing is said of writing or speaking. No decision should rest on it alone.',
    'assessments.band.below-A1': 'Below A1',
    'assessments.band.A1': 'A1',
    'assessments.band.A2': 'A2',
    'assessments.band.B1': 'B1',
    'assessments.band.B2': 'B2',
    'assessments.band.C1': 'C1',
    'assessments.csv.name': 'Name',
    'assessments.csv.assessment': 'Assessment',
    'assessments.csv.completed': 'Completed',
    'assessments.csv.job': 'Job',
    'assessments.csv.percent': 'Per cent',
    'assessments.csv.level': 'Level',
    'assessments.pdf.report': 'Assessment report',
    'assessments.pdf.completed': 'Completed on {date}',
    'assessments.pdf.short': 'Short scale',
    'assessments.pdf.traits': 'Traits',
    'assessments.pdf.domains': 'Domains',
    'assessments.pdf.facets': 'Facets',
    'assessments.pdf.areas': 'Interest areas',
    'assessments.pdf.topics': 'Topics',
    'assessments.pdf.strengths': 'What the person brings',
    'assessments.pdf.skills': 'By skill',
    'assessments.pdf.level': 'Level',
    'assessments.pdf.level_error':
      'By our calculation, two in three people who answer like this stand within {error} of a level of this: {likely}.',
    'assessments.pdf.level_unsure': 'The test ended before the level was sure.',
    'assessments.pdf.strengths_own': 'What you bring',
    'assessments.pdf.shape': 'The shape at a glance',
    'assessments.pdf.shape_own': 'Your shape at a glance',
    'assessments.pdf.shape_about':
      'Each bar is a facet, in the order of the list below: the longer, the higher. The ring is where average scores lie.',
    'assessments.pdf.total': 'Result',
    'assessments.pdf.interval':
      'The true share may lie anywhere between {from} and {to} % (95% confidence interval, calculated from the number of questions).',
    'assessments.pdf.percentile': 'Percentile',
    'assessments.pdf.of': '{score} of {most}',
    'assessments.pdf.how_to_read': 'How to read this',
    'assessments.pdf.percentile_about':
      'A percentile is the share of the comparison group with a lower score. Around 50 is average.',
    'assessments.pdf.uniform':
      'Nearly all answers are the same, whichever way a statement points: these scores say little.',
    'assessments.pdf.expired': 'The time ended before all was answered: what was answered by then counts.',
  },
  {
    'assessments.not_found': 'لم يُعثر على التقييم',
    'assessments.attempt_not_found': 'لا توجد محاولة بهذا الوصف ضمن محاولاتك، أو لا توجد محاولة جارية.',
    'assessments.question_not_found': 'هذا السؤال ليس من أسئلة محاولتك.',
    'assessments.result_not_found': 'لا توجد نتيجة بهذا الوصف، أو لم تُشارَك معك.',
    'assessments.share_not_found': 'هذه الشركة لا ترى أي نتيجة لهذا التقييم.',
    'assessments.work_not_found': 'لا يوجد نص أو تسجيل بهذا الوصف، أو لم يُعرض عليك.',
    'assessments.rating_incomplete': 'قيّم كل المعايير.',
    'assessments.rated': 'حُفظ تقييمك، وسيراه صاحب النتيجة في تقريره.',
    'assessments.no_short_form': 'ليس لهذا التقييم صيغة مختصرة.',
    'assessments.too_soon': 'يمكنك إجراء هذا التقييم مرة أخرى ابتداءً من {date}.',
    'assessments.over': 'انتهت هذه المحاولة ولم تعد تقبل إجابات.',
    'assessments.played_out': 'استمعت إلى هذا المقطع بعدد المرات المتاح. اختر إجابتك.',
    'assessments.play_not_found': 'لم يعد هنا ما يُستمع إليه.',
    'assessments.sound_not_ready': 'المقطع غير جاهز بعد. أعد المحاولة بعد لحظات، ولا يُحتسب ذلك استماعًا.',
    'assessments.time_over': 'انتهى وقت هذا الاختبار، وتُحتسب إجاباتك السابقة.',
    'assessments.incomplete': 'ما زالت أسئلة بلا إجابة، وعددها: {count}.',
    'assessments.answer_invalid': 'هذه ليست إجابة عن السؤال.',
    'assessments.list_failed': 'لم يُعثر على التقييمات',
    'assessments.status_failed': 'تعذّر الحصول على حالة التقييم',
    'assessments.questions_failed': 'تعذّر الحصول على أسئلة التقييم',
    'assessments.report_unavailable': 'تعذّر الحصول على تقرير التقييم',
    'assessments.report_failed': 'تعذّر إنشاء تقرير التقييم',
    'assessments.completed': 'نتيجتك جاهزة.',
    'assessments.cancelled': 'أُلغيت هذه المحاولة.',
    'assessments.shared': 'أصبحت الشركة ترى هذه النتيجة.',
    'assessments.unshared': 'لم تعد الشركة ترى نتائجك في هذا التقييم.',
    'assessments.who_sees_english_tasks':
      'أنت وحدك، إلى أن تعرض نتيجة على شركة أو تجري الاختبار بدعوة منها. عندها ترى الشركة مستواك وتقرأ نصك وتسمع تسجيلاتك ويمكنها تقييمها، ولا ترى إجاباتك المفردة. ولا يدخل أبدًا في ترتيب المرشحين.',
    'assessments.who_sees_annotation':
      'أنت وحدك، إلى أن تعرض نتيجة على شركة أو تجري الاختبار بدعوة منها. ترى الشركة درجة كل جزء لا علاماتك المفردة، ولا يدخل أبدًا في ترتيب المرشحين.',
    'assessments.who_sees_principles':
      'أنت وحدك، إلى أن تعرض نتيجة على شركة أو تجري التقييم بدعوة منها. ولا يدخل أبدًا في ترتيب المرشحين.',
    'assessments.who_sees_interests':
      'أنت وحدك، إلى أن تعرض نتيجة على أحد. ولا يُرتَّب أحد أو يُستبعد بحسب ميوله.',
    'assessments.who_sees_skill_test':
      'أنت وحدك، إلى أن تعرض نتيجة على شركة أو تجري الاختبار بدعوة منها. ترى الشركة الدرجات لا إجاباتك المفردة، ولا يدخل أبدًا في ترتيب المرشحين.',
    'assessments.who_sees_english':
      'أنت وحدك، إلى أن تعرض نتيجة على شركة أو تجري الاختبار بدعوة منها. ترى الشركة مستواك ومهاراتك لا إجاباتك المفردة، ولا يدخل أبدًا في ترتيب المرشحين.',
    'assessments.note_english_tasks':
      'يشمل المستوى القواعد والاستعمال والقراءة والاستماع. وتُعَدّ في النص سمات معلنة، أما التسجيلات فلا تقول عنها الآلة شيئًا، ويمكن أن يقيّمهما شخص. ولا يصح أن يقوم على النتيجة قرار وحدها.',
    'assessments.note_english_tasks_unheard':
      'يشمل المستوى القواعد والاستعمال والقراءة. ولا يدخل الاستماع فيه ولم يُخصم شيء لذلك. وتُعَدّ في النص سمات معلنة، أما التسجيلات فلا تقول عنها الآلة شيئًا، ويمكن أن يقيّمهما شخص. ولا يصح أن يقوم على النتيجة قرار وحدها.',
    'assessments.note_annotation':
      'شاشتان لكل جزء عدد قليل، والإجابات المتفق عليها إجابات فريق واحد، وقد تقضي إرشادات أخرى بغير ذلك في بعض المواضع. ولا يصح أن يقوم على النتيجة قرار وحدها.',
    'assessments.note_principles':
      'هكذا وصف الشخص نفسه. يبيّن التقييم ما يميل إليه لا ما يقدر عليه، ولا يصح أن يقوم عليه قرار وحده.',
    'assessments.note_principles_own':
      'هكذا وصفت نفسك. يبيّن التقييم ما تميل إليه لا ما تقدر عليه، ولا يصح أن يقوم عليه قرار وحده.',
    'assessments.note_interests':
      'تبيّن الميول نوع العمل المفضل، ولا تقيس القدرة، ولا يجوز اختيار أحد أو استبعاده بسببها.',
    'assessments.note_skill_test':
      'اختبار قصير من عشرة أسئلة يترك مجالًا للمصادفة، والمدى المذكور يبيّن مقدارها. ولا يصح أن يقوم عليه قرار وحده.',
    'assessments.note_english':
      'يشمل المستوى القواعد والاستعمال والقراءة والاستماع، ولا يقول شيئًا عن الكتابة أو التحدث. ولا يصح أن يقوم عليه قرار وحده.',
    'assessments.note_english_unheard':
      'يشمل المستوى القواعد والاستعمال والقراءة. ولا يدخل الاستماع فيه ولم يُخصم شيء لذلك، ولا يقول شيئًا عن الكتابة أو التحدث. ولا يصح أن يقوم عليه قرار وحده.',
    'assessments.band.below-A1': 'دون A1',
    'assessments.band.A1': 'A1',
    'assessments.band.A2': 'A2',
    'assessments.band.B1': 'B1',
    'assessments.band.B2': 'B2',
    'assessments.band.C1': 'C1',
    'assessments.csv.name': 'الاسم',
    'assessments.csv.assessment': 'التقييم',
    'assessments.csv.completed': 'تاريخ الإكمال',
    'assessments.csv.job': 'الوظيفة',
    'assessments.csv.percent': 'النسبة المئوية',
    'assessments.csv.level': 'المستوى',
    'assessments.pdf.report': 'تقرير التقييم',
    'assessments.pdf.completed': 'أُكمل في {date}',
    'assessments.pdf.short': 'الصيغة المختصرة',
    'assessments.pdf.traits': 'السمات العامة',
    'assessments.pdf.domains': 'الأبعاد',
    'assessments.pdf.facets': 'السمات الفرعية',
    'assessments.pdf.areas': 'مجالات الميول',
    'assessments.pdf.topics': 'المحاور',
    'assessments.pdf.strengths': 'ما يضيفه الشخص',
    'assessments.pdf.skills': 'بحسب المهارة',
    'assessments.pdf.level': 'المستوى',
    'assessments.pdf.level_error':
      'بحسابنا، اثنان من كل ثلاثة يجيبون هكذا لا يبعدون عن هذا المستوى أكثر من {error} من المستوى الواحد: {likely}.',
    'assessments.pdf.level_unsure': 'انتهى الاختبار قبل التيقن من المستوى.',
    'assessments.pdf.strengths_own': 'ما تضيفه',
    'assessments.pdf.shape': 'الصورة في نظرة واحدة',
    'assessments.pdf.shape_own': 'صورتك في نظرة واحدة',
    'assessments.pdf.shape_about':
      'كل شريط سمة فرعية بترتيب القائمة أدناه، وكلما طال ارتفعت. والحلقة موضع الدرجات المتوسطة.',
    'assessments.pdf.total': 'النتيجة',
    'assessments.pdf.interval':
      'قد تكون النسبة الحقيقية في أي موضع بين {from} و{to} % (فترة ثقة 95%، محسوبة من عدد الأسئلة).',
    'assessments.pdf.percentile': 'الرتبة المئوية',
    'assessments.pdf.of': '{score} من {most}',
    'assessments.pdf.how_to_read': 'كيف تُقرأ النتيجة',
    'assessments.pdf.percentile_about':
      'الرتبة المئوية هي نسبة من نال درجة أدنى في مجموعة المقارنة، وما كان قريبًا من 50 فهو متوسط.',
    'assessments.pdf.uniform':
      'تكاد الإجابات كلها تتطابق مهما كان اتجاه العبارة، فلا تدل هذه الدرجات على الكثير.',
    'assessments.pdf.expired': 'انتهى الوقت قبل الإجابة عن كل الأسئلة، واحتُسب ما أُجيب عنه.',
  },
);

/** A sentence in both languages, for replies that hold both. */
export const inBoth = (key: string): Bilingual => ({ en: say('en', key), ar: say('ar', key) });
