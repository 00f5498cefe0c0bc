import type { HiringStage, StageKind } from '#contract/features/hiring-stages.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { say, words } from '#server/platform/words.ts';

const ENGLISH: Record<`hiring_stages.kind.${StageKind}`, string> = {
  'hiring_stages.kind.new': 'New',
  'hiring_stages.kind.shortlisted': 'Shortlist',
  'hiring_stages.kind.interview': 'Interview',
  'hiring_stages.kind.offered': 'Offer',
  'hiring_stages.kind.hired': 'Hired',
  'hiring_stages.kind.rejected': 'Rejected',
  'hiring_stages.kind.withdrawn': 'Withdrawn',
};
const ARABIC: Record<`hiring_stages.kind.${StageKind}`, string> = {
  'hiring_stages.kind.new': 'جديد',
  'hiring_stages.kind.shortlisted': 'القائمة المختصرة',
  'hiring_stages.kind.interview': 'المقابلة',
  'hiring_stages.kind.offered': 'عرض العمل',
  'hiring_stages.kind.hired': 'التعيين',
  'hiring_stages.kind.rejected': 'مرفوض',
  'hiring_stages.kind.withdrawn': 'منسحب',
};

export const hiringStageWords = words(
  {
    ...ENGLISH,
    'hiring_stages.added': 'The stage is added.',
    'hiring_stages.renamed': 'The stage is renamed.',
    'hiring_stages.moved': 'The order is saved.',
    'hiring_stages.removed': 'The stage is removed.',
    'hiring_stages.not_found': 'This stage does not exist. A colleague may have removed it.',
    'hiring_stages.too_many': 'A company has at most {most} stages.',
    'hiring_stages.name_taken': 'Another stage has this name already.',
    'hiring_stages.name_of_other_kind':
      'This is the usual name of another kind of stage. Choose another name, or add a stage of that kind.',
    'hiring_stages.changed_elsewhere': 'A colleague has changed this name meanwhile. Look at it once more.',
    'hiring_stages.other_kind': 'A stage keeps its place among those of its kind.',
    'hiring_stages.needed': 'This stage is needed: it is the last of its kind.',
  },
  {
    ...ARABIC,
    'hiring_stages.added': 'أُضيفت المرحلة.',
    'hiring_stages.renamed': 'تغيّر اسم المرحلة.',
    'hiring_stages.moved': 'حُفظ الترتيب.',
    'hiring_stages.removed': 'حُذفت المرحلة.',
    'hiring_stages.not_found': 'هذه المرحلة غير موجودة، وربما حذفها أحد زملائك.',
    'hiring_stages.too_many': 'لا تتجاوز مراحل الشركة {most} مرحلة.',
    'hiring_stages.name_taken': 'هذا الاسم لمرحلة أخرى.',
    'hiring_stages.name_of_other_kind':
      'هذا هو الاسم المعتاد لنوع آخر من المراحل. اختر اسمًا غيره، أو أضف مرحلة من ذلك النوع.',
    'hiring_stages.changed_elsewhere': 'غيّر أحد زملائك هذا الاسم قبل قليل. راجعه من جديد.',
    'hiring_stages.other_kind': 'تبقى المرحلة بين مراحل نوعها.',
    'hiring_stages.needed': 'لا غنى عن هذه المرحلة، فهي الأخيرة من نوعها.',
  },
);

/** A stage as a reader calls it: by the company's name, or by the product's word for its kind. */
export const stageInWords = (
  lang: Language,
  stage: { kind: StageKind; name?: HiringStage['name'] },
): string => stage.name ?? say(lang, `hiring_stages.kind.${stage.kind}`);
