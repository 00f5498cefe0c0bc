import { words } from '#server/platform/words.ts';

export const fileWords = words(
  {
    'files.unsupported_type': 'Unsupported file type',
    'files.empty': 'This file is empty.',
    'files.picture_broken': 'This picture could not be read. Save it again as PNG or JPG, then upload that.',
    'files.picture_too_large':
      'This picture has too many pixels or parts. Make it smaller, for example 1000 pixels wide, and upload it again.',
    'files.logo_too_large': 'Logo size should be less than 2 MB!',
    'files.avatar_too_large': 'Avatar size should be less than 2 MB!',
    'files.resume_too_large': 'Resume size should be less than 30 MB!',
    'files.job_file_too_large': 'File size should be less than 30 MB!',
    'files.award_too_large': 'File size should be less than 10 MB!',
    'files.recording_too_large': 'The recording is larger than 10 MB. Speak for a shorter time.',
    'files.document_too_large': 'Document size should be less than 30 MB!',
    'files.no_room': 'There is no room for more files. Delete some that you no longer need, then try again.',
    'files.company_full':
      'Your company has no room for more files. Ask your colleagues to delete some that are no longer needed.',
    'files.storage_full':
      'There is no room for files at the moment. Nothing was stored; please try again later.',
    'files.chunk_out_of_range': 'This piece does not belong to the upload.',
    'files.incomplete': 'Some pieces of the file have not arrived yet. Please send them again.',
    'files.checksum_differs': 'The file was damaged on the way. Please upload it again.',
    'files.upload_not_found': 'This upload is not known. Please start again.',
    'files.not_found': 'This file does not exist.',
  },
  {
    'files.unsupported_type': 'نوع الملف غير مدعوم',
    'files.empty': 'هذا الملف فارغ.',
    'files.picture_broken': 'تعذّرت قراءة هذه الصورة. احفظها من جديد بصيغة PNG أو JPG ثم ارفعها.',
    'files.picture_too_large':
      'أبعاد هذه الصورة أو عدد أجزائها أكبر من المسموح. صغّرها، إلى عرض 1000 بكسل مثلًا، ثم ارفعها.',
    'files.logo_too_large': 'يجب أن يقل حجم الشعار عن 2 ميغابايت!',
    'files.avatar_too_large': 'يجب أن يقل حجم الصورة عن 2 ميغابايت!',
    'files.resume_too_large': 'يجب أن يقل حجم السيرة الذاتية عن 30 ميغابايت!',
    'files.job_file_too_large': 'يجب أن يقل حجم الملف عن 30 ميغابايت!',
    'files.award_too_large': 'يجب أن يقل حجم الملف عن 10 ميغابايت!',
    'files.recording_too_large': 'حجم التسجيل أكبر من 10 ميغابايت، فليكن الكلام أقصر.',
    'files.document_too_large': 'يجب أن يقل حجم المستند عن 30 ميغابايت!',
    'files.no_room': 'لم يبقَ متسع لملفات أخرى. احذف ما لا تحتاج إليه منها ثم حاول من جديد.',
    'files.company_full': 'لم يبقَ لدى شركتك متسع لملفات أخرى. اطلب من زملائك حذف ما لم يعد لازمًا منها.',
    'files.storage_full': 'لا متسع للملفات في الوقت الحالي. لم يُحفظ شيء؛ حاول لاحقًا من فضلك.',
    'files.chunk_out_of_range': 'هذا الجزء لا ينتمي إلى عملية الرفع.',
    'files.incomplete': 'لم تصل بعض أجزاء الملف بعد. أعد إرسالها.',
    'files.checksum_differs': 'تضرر الملف أثناء النقل. أعد رفعه من فضلك.',
    'files.upload_not_found': 'عملية الرفع هذه غير معروفة. ابدأ من جديد.',
    'files.not_found': 'هذا الملف غير موجود.',
  },
);
