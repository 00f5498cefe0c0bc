import { words } from '#server/platform/words.ts';

export const jobWords = words(
  {
    'jobs.parsed': 'The job was read. Check it before you publish.',
    'jobs.posted': 'Job posted',
    'jobs.updated': 'Job updated',
    'jobs.published': 'The job is published.',
    'jobs.closed': 'The job is closed.',
    'jobs.removed': 'Job removed',
    'jobs.not_found': 'Job not exist',
    'jobs.limit_reached': 'Limit Reached. Please contact at {email} for more information',
    'jobs.file_unreadable': 'We could not read any text in this file. Try another file, or paste the text.',
    'jobs.incomplete': 'Some parts of the job are still missing.',
    'jobs.copied': 'The copy is a draft. Change what is different and publish it.',
    'jobs.expiry_set': 'The end of the job is saved.',
    'jobs.expiry_past': 'The end of a published job lies in the future.',
    'jobs.nationality_without_reason':
      'People are not narrowed by nationality unless a law asks for it. Where one does, state it in the job under “Nationality by law”: candidates read it, and it is kept in the audit log.',
    'jobs.changed_elsewhere':
      '{name} has changed this job in the meantime ({when}). Nothing of yours is lost.',
    'jobs.somebody': 'Someone',
    'jobs.generated': 'The draft is ready. Check it before you publish.',
    'jobs.draft.pay_converted': 'The posting says “{written}”. We turned that into a month’s pay.',
    'jobs.draft.pay_in_other_currency':
      'The posting names pay in another currency (“{written}”). We did not convert it: enter a month’s pay yourself.',
    'jobs.draft.pay_currency_of_place':
      'The posting says “{written}” and names no currency. We took that of the country of work; change it if it is another.',
    'jobs.draft.pay_currency_unsaid':
      'The posting names pay without a currency (“{written}”), so we left pay open.',
    'jobs.draft.pay_period_open':
      'The posting names pay that we cannot turn into a monthly sum (“{written}”), so we left pay open.',
    'jobs.draft.made_from_taxonomy':
      'What you did not say was filled from the profile of this occupation. It is a start: keep what is true of your job.',
    'jobs.draft.made_by_model':
      'Tasks, requirements and skills were proposed by an external model and checked against our list of skills. Keep what is true of your job.',
    'jobs.draft.model_failed':
      'The external model gave no usable answer, so this draft was filled from the profile of the occupation.',
    'jobs.draft.occupation_unknown':
      'We do not know this occupation, so the draft holds only what you said. Tasks and skills are yours to write.',
    'jobs.draft.other_occupations':
      'The title may mean other occupations too. Choose another if this is not the one.',
    'jobs.question.must_skill': 'Asked because the job cannot do without this skill: {subject}.',
    'jobs.question.licence': 'Asked because the job requires this: {subject}.',
    'jobs.question.years': 'Asked because the job requires experience. Years required: {years}.',
    'jobs.question.education': 'Asked because the job requires this level of education.',
    'jobs.question.language': 'Asked because the job requires this language: {subject}.',
    'jobs.question.place': 'Asked because the work is done on site: {subject}.',
    'jobs.wording.gender':
      'Names a gender. Anyone may be able to do the job; say what the work needs, or write so that everyone is meant.',
    'jobs.wording.age': 'Names an age. Say what the work needs instead: experience, skills, hours.',
    'jobs.wording.nationality':
      'Names a nationality. Say what the work needs instead, such as a language or a permit to work. Where a law asks for it, state that law under “Nationality by law”: candidates read it.',
    'jobs.wording.religion': 'Names a religion. It has no bearing on the work.',
    'jobs.wording.appearance': 'Speaks of looks, which have no bearing on the work.',
    'jobs.wording.family':
      'Speaks of family or marriage. Say what the work needs instead, such as hours or travel.',
    'jobs.wording.disability': 'Shuts out people with a disability. Name the task that has to be done.',
    'jobs.wording.native_speaker':
      'Asks where somebody was born to a language. Say how well it has to be spoken.',
    'jobs.wording.jargon': 'Jargon: some readers take it as not meant for them. Say plainly what you mean.',
    'jobs.wording.vague': 'Says nothing that one could check. Name the sum, the task or the fact.',
    'jobs.wording.pressure':
      'Reads as a warning, and people with duties of care pass on. Say what the work is like: deadlines, hours, peaks.',
    'jobs.wording.too_many_requirements':
      'Requirements: {count}. With more than 12, people who could do the job do not apply. Keep what the job cannot do without.',
    'jobs.wording.long_sentence': 'A long sentence. Two short ones are read by more people.',
    'jobs.link_unreachable':
      'We could not open this page. Check the address, or paste the text of the posting instead.',
    'jobs.link_too_slow':
      'This page took too long to answer. Try again, or paste the text of the posting instead.',
    'jobs.link_forbidden': 'This address is not a public web page. Use an address that everyone can open.',
    'jobs.link_too_large': 'This page is too large to read. Paste the text of the posting instead.',
    'jobs.link_needs_sign_in':
      'This page asks visitors to sign in, so we could not read it. Paste the text of the posting instead.',
    'jobs.link_without_job': 'We found no job posting on this page. Paste the text of the posting instead.',
    'jobs.prompt_unclear':
      'We could not tell which job this is. Name the job first, for example “accountant in Dubai, IFRS, 5 years”.',
    'jobs.page.title': '{job} at {company} | {portal}',
    'jobs.page.about': '{company} is looking for: {job}. {place}. {text}',
    'jobs.page.about_anywhere': '{company} is looking for: {job}. {text}',
    'jobs.page.closed': '{job} at {company}: no longer open | {portal}',
    'jobs.page.missing': 'Job not found | {portal}',
  },
  {
    'jobs.parsed': 'قُرئت الوظيفة. راجعها قبل نشرها.',
    'jobs.posted': 'أُضيفت الوظيفة',
    'jobs.updated': 'حُدّثت الوظيفة',
    'jobs.published': 'نُشرت الوظيفة.',
    'jobs.closed': 'أُغلقت الوظيفة.',
    'jobs.removed': 'حُذفت الوظيفة',
    'jobs.not_found': 'الوظيفة غير موجودة',
    'jobs.limit_reached': 'بلغت الحد الأقصى. للمزيد من المعلومات تواصل عبر {email}',
    'jobs.file_unreadable': 'لم نتمكن من قراءة أي نص في هذا الملف. جرّب ملفًا آخر أو ألصق النص.',
    'jobs.incomplete': 'ما زالت بعض أجزاء الوظيفة ناقصة.',
    'jobs.copied': 'النسخة مسودة. غيّر ما يختلف ثم انشرها.',
    'jobs.expiry_set': 'حُفظ موعد انتهاء الوظيفة.',
    'jobs.nationality_without_reason':
      'لا تُصفّى قوائم الأشخاص بالجنسية ما لم يشترطها قانون. فإن اشترطها فاذكره في الوظيفة في «الجنسية بحكم القانون»: يقرؤه المرشحون ويُحفظ في سجل التدقيق.',
    'jobs.expiry_past': 'لا بد أن يكون موعد انتهاء الوظيفة المنشورة في المستقبل.',
    'jobs.changed_elsewhere': 'عُدّلت هذه الوظيفة في أثناء عملك عليها ({when}، {name}). لم يضع شيء مما كتبته.',
    'jobs.somebody': 'شخص ما',
    'jobs.generated': 'المسودة جاهزة. راجعها قبل نشرها.',
    'jobs.draft.pay_converted': 'ورد في الإعلان: «{written}». حوّلناه إلى أجر شهري.',
    'jobs.draft.pay_in_other_currency':
      'يذكر الإعلان الأجر بعملة أخرى («{written}») ولم نحوّله: أدخل الأجر الشهري بنفسك.',
    'jobs.draft.pay_currency_of_place':
      'يذكر الإعلان «{written}» من دون عملة، فأخذنا عملة بلد العمل. غيّرها إن كانت غيرها.',
    'jobs.draft.pay_currency_unsaid': 'يذكر الإعلان الأجر من دون عملة («{written}»)، فتركناه مفتوحًا.',
    'jobs.draft.pay_period_open':
      'يذكر الإعلان أجرًا لا يمكن تحويله إلى مبلغ شهري («{written}»)، فتركناه مفتوحًا.',
    'jobs.draft.made_from_taxonomy':
      'ما لم تذكره أُكمل من الملف المعياري لهذه المهنة. هذه بداية: أبقِ ما ينطبق على وظيفتك.',
    'jobs.draft.made_by_model':
      'اقترح نموذج خارجي المهام والمتطلبات والمهارات، وطابقناها مع قائمة مهاراتنا. أبقِ ما ينطبق على وظيفتك.',
    'jobs.draft.model_failed':
      'لم يقدّم النموذج الخارجي إجابة صالحة، فأُكملت المسودة من الملف المعياري للمهنة.',
    'jobs.draft.occupation_unknown':
      'لا نعرف هذه المهنة، لذلك لا تضم المسودة إلا ما ذكرته. كتابة المهام والمهارات متروكة لك.',
    'jobs.draft.other_occupations': 'قد يدل المسمى على مهن أخرى أيضًا. اختر غيرها إن لم تكن هذه هي المقصودة.',
    'jobs.question.must_skill': 'سبب السؤال: هذه المهارة أساسية في الوظيفة: {subject}.',
    'jobs.question.licence': 'سبب السؤال: هذا شرط في الوظيفة: {subject}.',
    'jobs.question.years': 'سبب السؤال: تشترط الوظيفة خبرة سابقة. عدد السنوات المطلوبة: {years}.',
    'jobs.question.education': 'سبب السؤال: تشترط الوظيفة هذا المستوى التعليمي.',
    'jobs.question.language': 'سبب السؤال: تشترط الوظيفة هذه اللغة: {subject}.',
    'jobs.question.place': 'سبب السؤال: العمل حضوري في: {subject}.',
    'jobs.wording.gender': 'يحدد جنسًا بعينه، وقد يؤدي العمل أي شخص. اذكر ما يتطلبه العمل، أو خاطب الجميع.',
    'jobs.wording.age': 'يحدد عمرًا. اذكر ما يتطلبه العمل بدلًا منه: الخبرة أو المهارة أو ساعات الدوام.',
    'jobs.wording.nationality':
      'يحدد جنسية. اذكر ما يتطلبه العمل بدلًا منها، كلغة معينة أو تصريح عمل. وإن كان القانون يشترطها فاذكره في «الجنسية بحكم القانون» ليقرأه المرشحون.',
    'jobs.wording.religion': 'يذكر الدين، ولا صلة له بالعمل.',
    'jobs.wording.appearance': 'يتحدث عن المظهر، ولا صلة له بالعمل.',
    'jobs.wording.family':
      'يتحدث عن الأسرة أو الحالة الاجتماعية. اذكر ما يتطلبه العمل بدلًا منها، كالدوام أو السفر.',
    'jobs.wording.disability': 'يستبعد ذوي الإعاقة. سمِّ المهمة التي يجب أداؤها.',
    'jobs.wording.native_speaker': 'يشترط أن تكون اللغة لغة أم. اذكر مستوى الإتقان المطلوب.',
    'jobs.wording.jargon': 'تعبير دارج قد يشعر بعض القراء بأنه لا يخاطبهم. قل ما تقصده بوضوح.',
    'jobs.wording.vague': 'لا يفيد شيئًا يمكن التحقق منه. اذكر المبلغ أو المهمة أو الحقيقة.',
    'jobs.wording.pressure':
      'يُقرأ كأنه تحذير، فينصرف عنه من لديه مسؤوليات أسرية. صف العمل كما هو: المواعيد والساعات وأوقات الذروة.',
    'jobs.wording.too_many_requirements':
      'عدد المتطلبات: {count}. إذا زادت على 12 أحجم أكفاء عن التقدم. أبقِ ما لا غنى عنه.',
    'jobs.wording.long_sentence': 'جملة طويلة. جملتان قصيرتان أيسر على القراء.',
    'jobs.link_unreachable': 'تعذّر فتح هذه الصفحة. تحقق من العنوان، أو ألصق نص الإعلان بدلًا منه.',
    'jobs.link_too_slow': 'تأخرت هذه الصفحة في الرد. حاول مرة أخرى، أو ألصق نص الإعلان بدلًا منها.',
    'jobs.link_forbidden': 'هذا العنوان ليس صفحة عامة. استخدم عنوانًا يستطيع الجميع فتحه.',
    'jobs.link_too_large': 'هذه الصفحة أكبر من أن نقرأها. ألصق نص الإعلان بدلًا منها.',
    'jobs.link_needs_sign_in':
      'تطلب هذه الصفحة تسجيل الدخول، فلم نتمكن من قراءتها. ألصق نص الإعلان بدلًا منها.',
    'jobs.link_without_job': 'لم نجد إعلان وظيفة في هذه الصفحة. ألصق نص الإعلان بدلًا منها.',
    'jobs.prompt_unclear': 'لم نتبيّن الوظيفة المقصودة. ابدأ باسم الوظيفة، مثل: «محاسب في دبي، خبرة 5 سنوات».',
    'jobs.page.title': '{job} لدى {company} | {portal}',
    'jobs.page.about': 'وظيفة لدى {company}: {job}. {place}. {text}',
    'jobs.page.about_anywhere': 'وظيفة لدى {company}: {job}. {text}',
    'jobs.page.closed': '{job} لدى {company}: أُغلقت | {portal}',
    'jobs.page.missing': 'الوظيفة غير موجودة | {portal}',
  },
);
