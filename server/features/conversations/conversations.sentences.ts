import type { CountedSentence } from '#server/platform/words.ts';

/** Sentences that depend on a number. `{what}` begins with a space where it is there. */

/** Jobs that fit the person: as many as the screen of matching jobs counts, and never those that words alone found. */
export const JOBS_FITTING: CountedSentence = {
  en: {
    one: '{count} open job fits you{what}.',
    other: '{count} open jobs fit you{what}. The best of them:',
  },
  ar: {
    one: 'وظيفة مفتوحة واحدة تناسبك{what}.',
    two: 'وظيفتان مفتوحتان تناسبانك{what}، وهما:',
    few: '{count} وظائف مفتوحة تناسبك{what}، وهذه أفضلها:',
    many: '{count} وظيفة مفتوحة تناسبك{what}، وهذه أفضلها:',
    other: '{count} وظيفة مفتوحة تناسبك{what}، وهذه أفضلها:',
  },
};

/** Open jobs, whether they fit or not. */
export const JOBS_OPEN: CountedSentence = {
  en: { one: 'There is {count} open job{what}.', other: 'There are {count} open jobs{what}.' },
  ar: {
    one: 'توجد وظيفة مفتوحة واحدة{what}.',
    two: 'توجد وظيفتان مفتوحتان{what}.',
    few: 'توجد {count} وظائف مفتوحة{what}.',
    many: 'توجد {count} وظيفة مفتوحة{what}.',
    other: 'توجد {count} وظيفة مفتوحة{what}.',
  },
};

export const JOBS_NAMING: CountedSentence = {
  en: { one: '{count} open job names it:{what}.', other: '{count} open jobs name it:{what}.' },
  ar: {
    one: 'وظيفة مفتوحة واحدة تذكر ذلك:{what}.',
    two: 'وظيفتان مفتوحتان تذكران ذلك:{what}.',
    few: '{count} وظائف مفتوحة تذكر ذلك:{what}.',
    many: '{count} وظيفة مفتوحة تذكر ذلك:{what}.',
    other: '{count} وظيفة مفتوحة تذكر ذلك:{what}.',
  },
};

export const JOBS_SAVED: CountedSentence = {
  en: { one: 'You keep {count} job.', other: 'You keep {count} jobs.' },
  ar: {
    one: 'لديك وظيفة محفوظة واحدة.',
    two: 'لديك وظيفتان محفوظتان.',
    few: 'لديك {count} وظائف محفوظة.',
    many: 'لديك {count} وظيفة محفوظة.',
    other: 'لديك {count} وظيفة محفوظة.',
  },
};

export const COURSES_FOUND: CountedSentence = {
  en: {
    one: '{count} course of the catalogue teaches{what}.',
    other: '{count} courses of the catalogue match{what}. Of most use to you:',
  },
  ar: {
    one: 'في الدليل دورة واحدة{what}.',
    two: 'في الدليل دورتان{what}.',
    few: 'في الدليل {count} دورات{what}، وهذه أنفعها لك:',
    many: 'في الدليل {count} دورة{what}، وهذه أنفعها لك:',
    other: 'في الدليل {count} دورة{what}، وهذه أنفعها لك:',
  },
};

/** Of the skills that a job asks for those that a profile does not show, where it shows others. */
export const SKILLS_MISSING: CountedSentence = {
  en: {
    one: 'One of the {asked} skills that {job} asks for is missing from your profile: {skill}.',
    other:
      '{count} of the {asked} skills that {job} asks for are missing from your profile. Begin with {skill}.',
  },
  ar: {
    one: 'تطلب وظيفة {job} {asked:skill.object}، واحدة منها لا تظهر في ملفك: {skill}.',
    two: 'تطلب وظيفة {job} {asked:skill.object}، اثنتان منها لا تظهران في ملفك. ابدأ بهذه: {skill}.',
    few: 'تطلب وظيفة {job} {asked:skill.object}، {count} منها لا تظهر في ملفك. ابدأ بهذه: {skill}.',
    many: 'تطلب وظيفة {job} {asked:skill.object}، {count} منها لا تظهر في ملفك. ابدأ بهذه: {skill}.',
    other: 'تطلب وظيفة {job} {asked:skill.object}، {count} منها لا تظهر في ملفك. ابدأ بهذه: {skill}.',
  },
};

export const COURSES_PLANNED: CountedSentence = {
  en: {
    one: '{count} course of your plan is ahead of you; done: {done}.',
    other: '{count} courses of your plan are ahead of you; done: {done}.',
  },
  ar: {
    one: 'بقيت في خطتك دورة واحدة، والمنجز: {done}.',
    two: 'بقيت في خطتك دورتان، والمنجز: {done}.',
    few: 'بقيت في خطتك {count} دورات، والمنجز: {done}.',
    many: 'بقيت في خطتك {count} دورة، والمنجز: {done}.',
    other: 'بقيت في خطتك {count} دورة، والمنجز: {done}.',
  },
};

export const APPLICATIONS_AT: CountedSentence = {
  en: {
    one: 'Your applications that {what}: {count} of {all}.',
    other: 'Your applications that {what}: {count} of {all}.',
  },
  ar: {
    one: 'طلب واحد {what} من أصل {all}.',
    two: 'طلبان {what} من أصل {all}.',
    few: '{count} طلبات {what} من أصل {all}.',
    many: '{count} طلبًا {what} من أصل {all}.',
    other: '{count} طلب {what} من أصل {all}.',
  },
};

export const APPLICATIONS_SENT: CountedSentence = {
  en: { one: 'You have sent {count} application.', other: 'You have sent {count} applications.' },
  ar: {
    one: 'قدّمت طلبًا واحدًا.',
    two: 'قدّمت طلبين.',
    few: 'قدّمت {count} طلبات.',
    many: 'قدّمت {count} طلبًا.',
    other: 'قدّمت {count} طلب.',
  },
};

export const LISTED_ONLY: CountedSentence = {
  en: {
    one: 'No company has opened your profile so far. In the last thirty days {count} company saw you in a list.',
    other:
      'No company has opened your profile so far. In the last thirty days {count} companies saw you in a list.',
  },
  ar: {
    one: 'لم تفتح أي شركة ملفك حتى الآن. وظهرت في آخر ثلاثين يومًا في قوائم شركة واحدة.',
    two: 'لم تفتح أي شركة ملفك حتى الآن. وظهرت في آخر ثلاثين يومًا في قوائم شركتين.',
    few: 'لم تفتح أي شركة ملفك حتى الآن. وظهرت في آخر ثلاثين يومًا في قوائم {count} شركات.',
    many: 'لم تفتح أي شركة ملفك حتى الآن. وظهرت في آخر ثلاثين يومًا في قوائم {count} شركة.',
    other: 'لم تفتح أي شركة ملفك حتى الآن. وظهرت في آخر ثلاثين يومًا في قوائم {count} شركة.',
  },
};

export const VIEWS_COUNTED: CountedSentence = {
  en: {
    one: '{count} company opened something of yours.',
    other: '{count} companies opened something of yours, the latest first:',
  },
  ar: {
    one: 'شركة واحدة اطّلعت على شيء من ملفك.',
    two: 'شركتان اطّلعتا على شيء من ملفك.',
    few: '{count} شركات اطّلعت على شيء من ملفك، والأحدث أولًا:',
    many: '{count} شركة اطّلعت على شيء من ملفك، والأحدث أولًا:',
    other: '{count} شركة اطّلعت على شيء من ملفك، والأحدث أولًا:',
  },
};

export const PEOPLE_RANKED: CountedSentence = {
  en: {
    one: '{count} candidate of {job}, at {percent}.',
    other: '{count} candidates of {job}; the best fits at {percent}.',
  },
  ar: {
    one: 'مرشح واحد لوظيفة {job}، بنسبة {percent}.',
    two: 'مرشحان لوظيفة {job}، وأعلى نسبة {percent}.',
    few: '{count} مرشحين لوظيفة {job}، وأعلى نسبة {percent}.',
    many: '{count} مرشحًا لوظيفة {job}، وأعلى نسبة {percent}.',
    other: '{count} مرشح لوظيفة {job}، وأعلى نسبة {percent}.',
  },
};

/** Of one job, as its list counts them. */
export const CANDIDATES_OF_JOB: CountedSentence = {
  en: { one: '{job} has {count} candidate.', other: '{job} has {count} candidates.' },
  ar: {
    one: 'لوظيفة {job} مرشح واحد.',
    two: 'لوظيفة {job} مرشحان.',
    few: 'لوظيفة {job} {count} مرشحين.',
    many: 'لوظيفة {job} {count} مرشحًا.',
    other: 'لوظيفة {job} {count} مرشح.',
  },
};

export const PEOPLE_FOUND: CountedSentence = {
  en: {
    one: '{count} person whom you can find meets this.',
    other: '{count} people whom you can find meet this. The best fits:',
  },
  ar: {
    one: 'شخص واحد ممن يمكنك العثور عليهم يحقق ذلك.',
    two: 'شخصان ممن يمكنك العثور عليهم يحققان ذلك.',
    few: '{count} أشخاص ممن يمكنك العثور عليهم يحققون ذلك، وهؤلاء الأنسب:',
    many: '{count} شخصًا ممن يمكنك العثور عليهم يحققون ذلك، وهؤلاء الأنسب:',
    other: '{count} شخص ممن يمكنك العثور عليهم يحققون ذلك، وهؤلاء الأنسب:',
  },
};

export const APPLICANTS_AT: CountedSentence = {
  en: {
    one: '{count} applicant {what}, in {jobs}.',
    other: '{count} applicants {what}, in {jobs}.',
  },
  ar: {
    one: 'متقدم واحد {what}، في {jobs}.',
    two: 'متقدمان {what}، في {jobs}.',
    few: '{count} متقدمين {what}، في {jobs}.',
    many: '{count} متقدمًا {what}، في {jobs}.',
    other: '{count} متقدم {what}، في {jobs}.',
  },
};

/** The company's open jobs, as a part of a sentence. */
export const IN_OPEN_JOBS: CountedSentence = {
  en: { one: '{count} open job', other: '{count} open jobs' },
  ar: {
    one: 'وظيفة مفتوحة واحدة',
    two: 'وظيفتين مفتوحتين',
    few: '{count} وظائف مفتوحة',
    many: '{count} وظيفة مفتوحة',
    other: '{count} وظيفة مفتوحة',
  },
};

export const OWN_JOBS: CountedSentence = {
  en: {
    one: 'Your company has {count} open job of at most {limit}, and drafts: {drafts}.',
    other: 'Your company has {count} open jobs of at most {limit}, and drafts: {drafts}.',
  },
  ar: {
    one: 'لشركتك وظيفة مفتوحة واحدة من أصل {limit} متاحة، والمسودات: {drafts}.',
    two: 'لشركتك وظيفتان مفتوحتان من أصل {limit} متاحة، والمسودات: {drafts}.',
    few: 'لشركتك {count} وظائف مفتوحة من أصل {limit} متاحة، والمسودات: {drafts}.',
    many: 'لشركتك {count} وظيفة مفتوحة من أصل {limit} متاحة، والمسودات: {drafts}.',
    other: 'لشركتك {count} وظيفة مفتوحة من أصل {limit} متاحة، والمسودات: {drafts}.',
  },
};
