import type { EmployeeColumn } from '#contract/features/employees.contract.ts';
import { words } from '#server/platform/words.ts';

const ENGLISH: Record<`employees.column.${EmployeeColumn}`, string> = {
  'employees.column.name': 'Name',
  'employees.column.email': 'Email',
  'employees.column.job_title': 'Job title',
  'employees.column.department': 'Department',
  'employees.column.location': 'Location',
  'employees.column.started_on': 'Start date',
  'employees.column.skills': 'Skills',
};
const ARABIC: Record<`employees.column.${EmployeeColumn}`, string> = {
  'employees.column.name': 'الاسم',
  'employees.column.email': 'البريد الإلكتروني',
  'employees.column.job_title': 'المسمى الوظيفي',
  'employees.column.department': 'القسم',
  'employees.column.location': 'الموقع',
  'employees.column.started_on': 'تاريخ الالتحاق',
  'employees.column.skills': 'المهارات',
};

export const employeeWords = words(
  {
    ...ENGLISH,
    'employees.file_name': 'Employees',
    'employees.added': 'The employee is added.',
    'employees.changed': 'The changes are saved.',
    'employees.deleted': 'The employee is removed from the list.',
    'employees.invited': 'The invitation is on its way.',
    'employees.unlinked': 'The account is no longer linked.',
    'employees.job_sent': 'The job is sent.',
    'employees.linked': 'Your account is linked to your employer.',
    'employees.link_ended': 'Your account is no longer linked to this company.',
    'employees.not_found': 'This employee is not on the list. A colleague may have removed them.',
    'employees.link_unknown': 'This link does not work any more. Ask your employer for a new one.',
    'employees.email_taken': 'Someone with this email is on the list already.',
    'employees.changed_elsewhere':
      'A colleague has changed this employee meanwhile. Look at the details once more.',
    'employees.already_linked': 'An account is linked already.',
    'employees.too_many': 'A company can list at most {most} employees.',
    'employees.too_soon': 'An email has just gone out. You can send another in {seconds:second}.',
    'employees.mail_refused': 'This person has chosen to get no invitations by email.',
    'employees.job_not_internal': 'Only a published job for employees can be sent.',
    'employees.file_unreadable': 'This file could not be read as CSV. Save it as CSV and try again.',
    'employees.columns_missing': 'The first row must name at least the columns for the name and the email.',
    'employees.file_empty': 'There are no employees in this file.',
    'employees.file_too_long': 'A file can have at most {most} employees. Split it into several.',
    'employees.email_twice': 'This email is in row {row} already.',
    'employees.mail_subject': '{company} asks: do you work there?',
    'employees.mail_text':
      '{company} lists you among its people at {portal} and would like to link your account to that.',
    'employees.mail_meaning':
      'If you say yes, jobs within the company can be sent to your account, and the company sees from your profile how you fit its jobs. You can end the link at any time. The invitation is open for {days:day}.',
    'employees.mail_button': 'Read and decide',
    'employees.mail_ignore': 'If you do not want this, you need do nothing.',
    'employees.job_mail_text':
      'Hello {name}, {company} has a job for its own people: {job}. It is not published outside the company.',
    'employees.job_mail_link':
      'To read it and apply, link your account at {portal} to the company. You can end the link at any time.',
    'employees.job_mail_button': 'Link the account and see the job',
  },
  {
    ...ARABIC,
    'employees.file_name': 'الموظفون',
    'employees.added': 'أُضيف الموظف إلى القائمة.',
    'employees.changed': 'حُفظت التغييرات.',
    'employees.deleted': 'أُزيل الموظف من القائمة.',
    'employees.invited': 'أُرسلت الدعوة.',
    'employees.unlinked': 'لم يعد الحساب مرتبطًا.',
    'employees.job_sent': 'أُرسلت الوظيفة.',
    'employees.linked': 'ارتبط حسابك بجهة عملك.',
    'employees.link_ended': 'لم يعد حسابك مرتبطًا بهذه الشركة.',
    'employees.not_found': 'هذا الموظف غير موجود في القائمة، وربما أزاله أحد زملائك.',
    'employees.link_unknown': 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا من جهة عملك.',
    'employees.email_taken': 'في القائمة موظف بهذا البريد الإلكتروني.',
    'employees.changed_elsewhere': 'عدّل أحد زملائك بيانات هذا الموظف قبل قليل. راجعها من جديد.',
    'employees.already_linked': 'هناك حساب مرتبط بالفعل.',
    'employees.too_many': 'لا تتسع قائمة الشركة لأكثر من {most} موظف.',
    'employees.too_soon': 'أُرسلت رسالة قبل قليل. يمكنك إرسال أخرى بعد {seconds:second.object}.',
    'employees.mail_refused': 'اختار هذا الشخص ألا تصله دعوات بالبريد.',
    'employees.job_not_internal': 'لا تُرسل إلا وظيفة منشورة مخصصة للموظفين.',
    'employees.file_unreadable': 'تعذّرت قراءة الملف بصيغة CSV. احفظه بهذه الصيغة وحاول مجددًا.',
    'employees.columns_missing': 'يجب أن يذكر الصف الأول عمودي الاسم والبريد الإلكتروني على الأقل.',
    'employees.file_empty': 'لا يوجد موظفون في هذا الملف.',
    'employees.file_too_long': 'لا يتسع الملف لأكثر من {most} موظف. قسّمه إلى عدة ملفات.',
    'employees.email_twice': 'ورد هذا البريد في الصف {row}.',
    'employees.mail_subject': 'سؤال من {company}: هل تعمل لديها؟',
    'employees.mail_text': 'تذكرك {company} بين موظفيها في {portal}، وتودّ ربط حسابك بذلك.',
    'employees.mail_meaning':
      'إذا وافقت، أمكن إرسال وظائف الشركة الداخلية إلى حسابك، واطّلعت الشركة من ملفك على مدى ملاءمتك لوظائفها. يمكنك إنهاء الربط متى شئت. الدعوة صالحة مدة {days:day.object}.',
    'employees.mail_button': 'الاطلاع واتخاذ القرار',
    'employees.mail_ignore': 'إذا لم ترغب في ذلك، فلا يلزمك فعل شيء.',
    'employees.job_mail_text': 'مرحبًا {name}، لدى {company} وظيفة لموظفيها: {job}. ولم تُنشر خارج الشركة.',
    'employees.job_mail_link':
      'لقراءتها والتقدم إليها، اربط حسابك في {portal} بالشركة. ويمكنك إنهاء الربط متى شئت.',
    'employees.job_mail_button': 'ربط الحساب وعرض الوظيفة',
  },
);
