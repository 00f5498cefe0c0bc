import type { Bilingual, Language } from '#contract/kernel/fields.ts';
import { answeringText } from '#server/features/documents/index.ts';
import type { AnsweringText } from '#server/platform/answering.ts';

/** What the product says of itself: a passage a subject, with where it is done. */
interface HelpPassage {
  /** Whom it is for; null for both sides. */
  for: 'candidate' | 'recruiter' | null;
  title: Bilingual;
  text: Bilingual;
  /** A path of the web app. */
  link: string;
  /** What the link is called, where that is not the title. */
  linkName?: Bilingual;
}

const PASSAGES: Readonly<Record<string, HelpPassage>> = {
  delete_account: {
    for: null,
    title: { en: 'Delete the account', ar: 'حذف الحساب' },
    text: {
      en: 'You delete your account yourself, in the settings under “Your data”. You confirm it with your password or a code. It happens at once and nobody can bring it back, so download your data first if you want it. I cannot do it from here.',
      ar: 'حذف الحساب بيدك وحدك: من الإعدادات ثم «بياناتك»، ويُؤكَّد بكلمة المرور أو برمز. يحدث ذلك فورًا ولا يمكن التراجع عنه، فالأفضل تنزيل البيانات أولًا. لا أستطيع فعل ذلك من هنا.',
    },
    link: '/settings/account?tab=data',
  },
  password: {
    for: null,
    title: { en: 'Login and security', ar: 'الدخول والأمان' },
    text: {
      en: 'You change your password in the settings under “Login and security”; your other devices are logged out then. If you forgot it, choose “Forgot your password?” when you log in: we email a code and a link.',
      ar: 'تغيير كلمة المرور من الإعدادات ثم «الدخول والأمان»، وعندها تُنهى الجلسات على الأجهزة الأخرى. وعند نسيانها اختر «نسيت كلمة المرور؟» في صفحة الدخول، فنرسل رمزًا ورابطًا بالبريد.',
    },
    link: '/settings/account?tab=security',
  },
  language: {
    for: null,
    title: { en: 'Language and look', ar: 'اللغة والمظهر' },
    text: {
      en: 'You switch between Arabic and English in the settings under “Account”, or with the language button of the frame. The emails we send follow the same choice. I answer in the language of your question.',
      ar: 'التبديل بين العربية والإنجليزية من الإعدادات ثم «الحساب»، أو من زر اللغة في إطار الصفحة. وتتبعه لغة رسائل البريد. أما هنا فأجيب بلغة السؤال.',
    },
    link: '/settings/account',
  },
  email_address: {
    for: null,
    title: { en: 'Change the email', ar: 'تغيير البريد' },
    text: {
      en: 'You change your email address in the settings under “Account”. We send a code to the new address; until you enter it, the present one stays.',
      ar: 'تغيير عنوان البريد من الإعدادات ثم «الحساب». نرسل رمزًا إلى العنوان الجديد، ويبقى الحالي إلى أن يُدخَل الرمز.',
    },
    link: '/settings/account',
  },
  export_data: {
    for: null,
    title: { en: 'A copy of your data', ar: 'نسخة من بياناتك' },
    text: {
      en: 'You can download everything we keep about you as a zip file: the data to be read by programs, and the files you uploaded. It is in the settings under “Your data”.',
      ar: 'يمكن تنزيل كل ما نحفظه عنك في ملف مضغوط: البيانات بصيغة تقرؤها البرامج، والملفات التي رفعتها. تجد ذلك في الإعدادات تحت «بياناتك».',
    },
    link: '/settings/account?tab=data',
  },
  mails: {
    for: null,
    title: { en: 'Notifications', ar: 'الإشعارات' },
    text: {
      en: 'You choose what we tell you, and whether on screen or by email, in the settings under “Notifications”. Every email also has a link at its foot that ends its kind with one click.',
      ar: 'من الإعدادات ثم «الإشعارات» تختار ما نخبرك به، وأين: على الشاشة أو بالبريد. وفي أسفل كل رسالة رابط يوقف نوعها بنقرة واحدة.',
    },
    link: '/settings/account?tab=notifications',
  },
  cost: {
    for: null,
    title: { en: 'What it costs', ar: 'التكلفة' },
    text: {
      en: 'Nothing here asks you to pay. Courses belong to other providers, and some of those cost something: each course says whether it is free, and the provider says the price.',
      ar: 'لا شيء هنا يطلب منك الدفع. أما الدورات فتقدمها جهات أخرى وبعضها بمقابل: تذكر كل دورة هل هي مجانية، والسعر لدى مقدمها.',
    },
    link: '/candidate/courses',
  },
  scores: {
    for: null,
    title: { en: 'How a match is computed', ar: 'كيف تُحسب المطابقة' },
    text: {
      en: 'A match compares a profile with a job in parts: the title, the work done, the words, the meaning and the skills. Then it takes away for what is short of the job’s conditions: experience, education, level, licence, place and language. The parts add up to the score, and every job shows them. What is not known is not held against anybody. Age, gender, nationality and photos play no part.',
      ar: 'تقارن المطابقة الملف بالوظيفة جزءًا جزءًا: المسمى، والعمل السابق، والكلمات، والمعنى، والمهارات. ثم تُخصم نقاط لما ينقص عن شروط الوظيفة: الخبرة والتعليم والمستوى والترخيص والمكان واللغة. ومجموع الأجزاء هو النسبة، وتعرضها كل وظيفة. وما لا نعرفه لا يُحسب على أحد، ولا دور للعمر ولا الجنس ولا الجنسية ولا الصورة.',
    },
    link: '/candidate/jobs',
  },
  upload_resume: {
    for: 'candidate',
    title: { en: 'Upload a resume', ar: 'رفع سيرة ذاتية' },
    text: {
      en: 'You upload a new resume from your profile, under “Original document”. We read it into the profile; what you typed yourself stays, and entries of the former reading give way to the new one.',
      ar: 'رفع سيرة جديدة من ملفك تحت «المستند الأصلي». نقرؤها إلى الملف، ويبقى ما كتبته بنفسك، وتحل القراءة الجديدة محل السابقة.',
    },
    link: '/candidate/profile?view=original',
  },
  edit_profile: {
    for: 'candidate',
    title: { en: 'Edit the profile', ar: 'تعديل الملف' },
    text: {
      en: 'Every section of your profile can be edited where it stands: work history, education, skills, languages and the rest. Matches follow by themselves.',
      ar: 'يمكن تعديل كل قسم من ملفك في مكانه: الخبرات والتعليم والمهارات واللغات وغيرها. وتتحدث المطابقات وحدها بعد ذلك.',
    },
    link: '/candidate/profile',
  },
  photo: {
    for: 'candidate',
    title: { en: 'Your picture', ar: 'صورتك' },
    text: {
      en: 'A photo that we find in your resume is yours alone until you make it your picture, in your profile. It plays no part in any match and stays hidden in blind reviews.',
      ar: 'الصورة التي نجدها في سيرتك لا يراها غيرك إلى أن تجعلها صورتك، في ملفك. ولا دور لها في أي مطابقة، وتبقى مخفية في المراجعات المغفلة.',
    },
    link: '/candidate/profile',
  },
  hide_profile: {
    for: 'candidate',
    title: { en: 'What others see', ar: 'ما يراه الآخرون' },
    text: {
      en: 'You decide who sees what, in your profile under “As a recruiter sees me”. Switch “Recruiters can find me” off and nobody finds you; your own matches stay, and companies you applied to keep what you sent. Email and phone go to a company only once you apply to it or say that its job interests you.',
      ar: 'أنت من يقرر ما يراه الآخرون، في ملفك تحت «كما يراني مسؤول التوظيف». عند إيقاف خيار العثور عليك لا يجدك أحد، وتبقى مطابقاتك، وتحتفظ الشركات التي تقدمت إليها بما أرسلته. ولا يصل بريدك وهاتفك إلى شركة إلا بعد تقدمك إليها أو إبدائك الاهتمام بوظيفتها.',
    },
    link: '/candidate/profile?view=sharing',
  },
  block_company: {
    for: 'candidate',
    title: { en: 'Blocked companies', ar: 'الشركات المحظورة' },
    text: {
      en: 'You can block a company, your present employer among them: it finds, sees and writes to you nowhere, and is never told.',
      ar: 'يمكنك حظر شركة، ومنها صاحب عملك الحالي: فلا تجدك ولا تراك ولا تراسلك في أي مكان، ولا تعلم بذلك.',
    },
    link: '/settings/blocked-companies',
  },
  apply: {
    for: 'candidate',
    title: { en: 'How applying works', ar: 'كيف يتم التقديم' },
    text: {
      en: 'Open a job and choose “Apply”. The company gets your profile, your contacts and your latest resume, and the answers where it asks questions. You can apply to a job once, and see every step under “Applications”.',
      ar: 'افتح وظيفة واختر «تقديم». تستلم الشركة ملفك ووسائل التواصل معك وأحدث سيرة، وإجاباتك إن كانت لها أسئلة. التقديم مرة واحدة لكل وظيفة، وتظهر كل خطوة تحت «الطلبات».',
    },
    link: '/candidate/jobs',
  },
  interview: {
    for: 'candidate',
    title: { en: 'Prepare for an interview', ar: 'الاستعداد لمقابلة عمل' },
    text: {
      en: 'Open the job of the interview and read what it asks for. For each skill that you have, prepare a true example: what the situation was, what you did and what came of it. For each that is missing, know what you would say and how you would learn it. Read what the company says of itself, say your answers aloud once, and bring two or three questions of your own. Ask me “what am I missing for this job” and I name what to be ready for.',
      ar: 'افتح الوظيفة التي ستُقابَل لها واقرأ ما تطلبه. لكل مهارة لديك حضّر مثالًا حقيقيًا: كيف كان الموقف وماذا فعلت وما النتيجة. ولكل مهارة تنقصك اعرف ما ستقوله وكيف ستتعلمها. اقرأ ما تقوله الشركة عن نفسها، وقل إجاباتك بصوت مسموع مرة، وأعِدّ سؤالين أو ثلاثة من عندك. واسألني «ماذا ينقصني لهذه الوظيفة» أذكر لك ما يحسن الاستعداد له.',
    },
    link: '/candidate/applications',
    linkName: { en: 'Your applications', ar: 'طلباتك' },
  },
  hold_interview: {
    for: 'recruiter',
    title: { en: 'Prepare an interview', ar: 'التحضير لإجراء مقابلة' },
    text: {
      en: 'Open the person on the page of the job: it shows what they have with its evidence, what is related and what is missing. Ask everybody the same questions about what the job cannot do without; ask for an example where a skill has no evidence, and talk about what is missing instead of taking it for granted. What you learn goes into a note on the candidate.',
      ar: 'افتح المرشح من صفحة الوظيفة: تعرض ما لديه بدليله، وما يقاربه، وما ينقصه. اسأل الجميع الأسئلة نفسها عمّا لا تستغني عنه الوظيفة، واطلب مثالًا حيث لا دليل على مهارة، وتحدث عمّا ينقص بدل افتراضه. ودوّن ما تعرفه في ملاحظة على المرشح.',
    },
    link: '/recruiter/jobs',
    linkName: { en: 'Your jobs', ar: 'وظائفك' },
  },
  withdraw: {
    for: 'candidate',
    title: { en: 'Withdraw an application', ar: 'سحب طلب' },
    text: {
      en: 'Open the application and choose “Withdraw”, or tell me which one. The company sees that you withdrew, the reason if you give one, and no longer what you sent. While the job is open you may apply again.',
      ar: 'افتح الطلب واختر «سحب»، أو قل لي أي طلب تقصد. ترى الشركة أنك سحبته وسبب ذلك إن ذكرته، ولا يبقى لديها ما أرسلته. وما دامت الوظيفة مفتوحة يمكنك التقدم ثانية.',
    },
    link: '/candidate/applications',
  },
  career_path: {
    for: 'candidate',
    title: { en: 'Choose a goal', ar: 'اختيار هدف' },
    text: {
      en: 'The career path shows where people go from your work, step by step. “Make it my goal” chooses a line; from then on its gap and its courses are measured for you. You can give it up at any time.',
      ar: 'يعرض المسار المهني إلى أين ينتقل الناس من عملك خطوة خطوة. وخيار «اجعله هدفي» يختار مسارًا، فتُقاس فجوته ودوراته لك. ويمكن التخلي عنه في أي وقت.',
    },
    link: '/candidate/career-path',
  },
  post_job: {
    for: 'recruiter',
    title: { en: 'Post a job', ar: 'نشر وظيفة' },
    text: {
      en: 'You post a job from a text, a file, a link, a ready profile or a prompt. It begins as a draft; publish it and it is matched with candidates at once.',
      ar: 'تُنشر الوظيفة من نص أو ملف أو رابط أو نموذج جاهز أو وصف قصير. تبدأ مسودةً، وعند نشرها تُطابَق مع المرشحين فورًا.',
    },
    link: '/recruiter/jobs/post-job',
  },
  documents: {
    for: 'recruiter',
    title: { en: 'Knowledge base', ar: 'قاعدة المعرفة' },
    text: {
      en: 'You upload company documents in the knowledge base: PDF, Word or text, several at once. For each you say who may ask it: your recruiters, your candidates, or everybody. Answers quote them with the page.',
      ar: 'تُرفع مستندات الشركة في قاعدة المعرفة: PDF أو Word أو نص، وعدة ملفات معًا. ويُحدَّد لكل مستند من يسأله: مسؤولو التوظيف أو مرشحوكم أو الجميع. وتقتبس منها الإجابات مع رقم الصفحة.',
    },
    link: '/recruiter/chatbot',
  },
  assessment: {
    for: 'recruiter',
    title: { en: 'Invite to an assessment', ar: 'الدعوة إلى اختبار' },
    text: {
      en: 'Open a candidate and choose “Invite to an assessment”. They see who invites and what for, and decide themselves; the result reaches you once they complete it.',
      ar: 'افتح صفحة مرشح واختر «دعوة إلى اختبار». يرى المرشح من يدعوه ولماذا، والقرار له؛ وتصلكم النتيجة بعد إتمامه.',
    },
    link: '/recruiter/assessments',
  },
  invite_colleague: {
    for: 'recruiter',
    title: { en: 'Company', ar: 'الشركة' },
    text: {
      en: 'Owners and managers invite colleagues in the settings under “Company”. An invitation comes by email; whoever accepts it works for the same company here.',
      ar: 'يدعو المالك والمديرون الزملاء من الإعدادات ثم «الشركة». تصل الدعوة بالبريد، ومن يقبلها يعمل هنا للشركة نفسها.',
    },
    link: '/settings/company/profile',
  },
  verify_company: {
    for: 'recruiter',
    title: { en: 'Verification', ar: 'التوثيق' },
    text: {
      en: 'You have your company verified in the settings under “Verification”. Where the portal asks for it, a verified company publishes jobs, asks candidates and sees names.',
      ar: 'توثيق الشركة من الإعدادات ثم «التوثيق». وحيث يشترطه الموقع، تنشر الشركة الموثقة الوظائف وتسأل المرشحين وترى الأسماء.',
    },
    link: '/settings/company/verification',
  },
};

/** A passage as the engine that answers reads it. */
interface ReadableHelp {
  help: HelpPassage;
  text: AnsweringText;
}

const isFor = ({ for: reader }: HelpPassage, isCandidate: boolean) =>
  reader === null || (reader === 'candidate') === isCandidate;

/** The passage of a subject; null where there is none for this reader. */
export function helpOn(topic: string, isCandidate: boolean): HelpPassage | null {
  const passage = PASSAGES[topic];
  return passage && isFor(passage, isCandidate) ? passage : null;
}

/** All passages for a reader in one language, as texts that answer. */
export function passagesFor(lang: Language, isCandidate: boolean): ReadableHelp[] {
  return Object.entries(PASSAGES)
    .filter(([, help]) => isFor(help, isCandidate))
    .map(([topic, help]) => ({
      help,
      text: answeringText(`help ${topic}`, help.title[lang], [
        { kind: 'heading', level: 1, text: help.title[lang] },
        { kind: 'paragraph', level: 0, text: help.text[lang] },
      ]),
    }));
}
