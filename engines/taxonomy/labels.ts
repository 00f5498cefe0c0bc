/** Labels of forms and tables, and the roles they give to what stands beside them. */
import { foldName } from '#engines/text/index.ts';

export type LabelRole =
  | 'name'
  | 'headline'
  | 'email'
  | 'phone'
  | 'location'
  | 'link'
  | 'organisation'
  | 'title'
  | 'dates'
  | 'from'
  | 'to'
  | 'details'
  | 'degree'
  | 'field'
  | 'institution'
  | 'grade'
  | 'certificate'
  | 'issuer'
  | 'issued'
  | 'expires'
  | 'credential'
  | 'language'
  | 'level'
  | 'ignore';

const WORDS: Record<LabelRole, string> = {
  name: 'name|full name|candidate name|applicant name|الاسم|الاسم الكامل|اسم المتقدم|الاسم بالكامل',
  headline:
    'position applied for|position applied|post applied for|applied position|applying for|job applied for|profession|current position|current designation|المهنة|الوظيفة المطلوبة|الوظيفة المتقدم لها|المسمى المهني|الوظيفة الحالية',
  email:
    'email|e mail|mail|email address|e mail address|email id|e mail id|mail id|البريد الإلكتروني|البريد|الإيميل|ايميل|بريد إلكتروني|البريد الالكتروني',
  phone:
    'phone|telephone|tel|mobile|mob|cell|cell phone|mobile no|mobile number|phone no|phone number|contact|contact no|contact number|contact nos|whatsapp|tel no|telephone no|cell no|uae mobile|الهاتف|الجوال|رقم الهاتف|رقم الجوال|هاتف|جوال|موبايل|المحمول|الهاتف المحمول|رقم الموبايل|هاتف متحرك|الهاتف المتحرك|واتساب|تلفون|رقم التواصل|الهاتف الجوال',
  location:
    'location|address|current location|present address|current address|permanent address|residence|city|place|place of work|home address|residential address|country|based in|work location|job location|العنوان|الموقع|المدينة|مكان الإقامة|الإقامة|مقر الإقامة|عنوان السكن|محل الإقامة|البلد|الدولة|مكان العمل|مقر العمل|السكن|المكان',
  link: 'linkedin|github|website|web|portfolio|url|linkedin profile|skype|blog|behance|profile|لينكدإن|لينكد إن|الموقع الإلكتروني|رابط',
  organisation:
    'company|company name|name of company|name of the company|employer|employer name|name of employer|organization|organisation|organization name|organisation name|name of organization|name of organisation|firm|establishment|hospital|airline|school name|client|hotel|vessel|الشركة|اسم الشركة|جهة العمل|صاحب العمل|المؤسسة|اسم المؤسسة|الجهة|مكان العمل السابق|المنشأة|اسم الجهة|اسم المنشأة',
  title:
    'designation|position|job title|title|role|post|position held|post held|job position|job role|rank|المسمى الوظيفي|الوظيفة|المنصب|المسمى|الدور|اسم الوظيفة|الصفة|المسمى الوظيفى',
  dates:
    'duration|period|dates|date|from to|tenure|period of employment|employment period|time period|year|years|from date to date|dates of employment|working period|term|period of service|service period|الفترة|المدة|التاريخ|فترة العمل|مدة العمل|السنة|سنة التخرج|العام|تاريخ العمل|مدة الخدمة|السنوات|الفترة الزمنية|year of passing|passing year|year of completion|year of graduation|graduation year|graduation date|تاريخ التخرج|عام التخرج|year passed|completion|completed|passed|batch|session',
  from: 'from|start|start date|date of joining|joined|joining date|date joined|from date|من|تاريخ البدء|تاريخ البداية|البداية|تاريخ الالتحاق|تاريخ التعيين|بداية العمل',
  to: 'to|end|end date|date of leaving|left|leaving date|to date|till|until|إلى|الى|تاريخ الانتهاء|تاريخ النهاية|النهاية|نهاية العمل|حتى',
  details:
    'responsibilities|duties|job responsibilities|job description|duties and responsibilities|roles and responsibilities|key responsibilities|main duties|description|job profile|nature of work|job duties|achievements|key achievements|المهام|المسؤوليات|المهام والمسؤوليات|مهام العمل|الوصف الوظيفي|أبرز المهام|الوصف|طبيعة العمل|المهام الوظيفية',
  degree:
    'qualification|degree|course|exam|examination|exam passed|qualifications|program|programme|degree certificate|examination passed|course name|education|level of education|certificate degree|degree diploma|degree course|level|class|standard|المؤهل|الدرجة|الدرجة العلمية|الشهادة|المؤهل العلمي|الدرجة الأكاديمية',
  field:
    'field|major|specialization|specialisation|subject|subjects|field of study|discipline|stream|branch|main subject|التخصص|المجال|الفرع|القسم|مجال الدراسة',
  institution:
    'institution|institute|university|college|school|board|university board|board university|school college|institution name|institute name|name of institution|name of institute|college university|university college|university institute|institute university|school university|name of school|awarding body|academy|الجامعة|المؤسسة التعليمية|المعهد|المدرسة|الكلية|الجامعة المعهد|جهة الدراسة|الجهة التعليمية|اسم الجامعة|اسم المؤسسة التعليمية',
  grade:
    'grade|gpa|cgpa|percentage|marks|result|class obtained|division|score|percent|grades|aggregate|الدرجة النهائية|المعدل|التقدير|النسبة|معدل',
  certificate:
    'certificate|certification|certificate name|training|course title|licence|license|name of certificate|course training|training course|certificate course|document|certificates|certifications|certification name|الدورة|الشهادة|الترخيص|اسم الشهادة|اسم الدورة|الرخصة|الدورة التدريبية|البرنامج التدريبي',
  issuer:
    'issuer|issued by|issuing body|issuing authority|authority|awarded by|provider|organization issuing|issuing organization|issuing organisation|conducted by|training center|training centre|body|place of issue|issuing institution|الجهة المانحة|جهة الإصدار|صادرة عن|الجهة المصدرة|الجهة المنظمة|صادر عن|الجهة|المصدر|الجهه المانحه',
  issued:
    'issued|issue date|date of issue|issued on|date issued|awarded|obtained|completed on|date obtained|valid from|date of certification|certified|certified on|issued date|تاريخ الإصدار|تاريخ الحصول|الإصدار|صدرت|تاريخ الحصول عليها|صادرة بتاريخ|تاريخ المنح|تاريخ الشهادة',
  expires:
    'expires|expiry|expiry date|expiration|expiration date|valid until|valid till|valid to|validity|valid through|valid upto|exp|exp date|expires on|valid thru|date of expiry|renewal|renewal date|due|تاريخ الانتهاء|تنتهي|صالحة حتى|الانتهاء|الصلاحية|صلاحية|سارية حتى|تاريخ انتهاء الصلاحية|صالح حتى|ساري حتى|تاريخ الصلاحية|انتهاء الصلاحية|تنتهي في',
  credential:
    'id|credential id|certificate no|certificate number|cert no|license no|licence no|license number|licence number|registration no|registration number|reg no|no|number|credential|certificate id|license id|licence id|ref|ref no|reference no|reference number|credential no|credential number|serial no|certification id|certification no|membership no|card no|رقم الشهادة|رقم الرخصة|رقم الاعتماد|الرقم|رقم التسجيل|الرقم المرجعي|رقم الترخيص|معرف الشهادة|رقم',
  language: 'language|languages|اللغة',
  level:
    'proficiency|level|fluency|speak|read|write|speaking|reading|writing|المستوى|التحدث|القراءة|الكتابة|الإتقان|مستوى الإتقان',
  ignore:
    'nationality|date of birth|dob|birth date|place of birth|gender|sex|marital status|religion|passport no|passport number|passport|visa status|visa|visa type|driving license|driving licence|uae driving license|uae driving licence|father s name|fathers name|age|height|weight|notice period|availability|languages known|blood group|children|dependents|civil status|emirates id|iqama|reporting to|department|reason for leaving|salary|industry|sector|references|الجنسية|تاريخ الميلاد|مكان الميلاد|الجنس|الحالة الاجتماعية|الحالة الإجتماعية|الديانة|رقم جواز السفر|جواز السفر|التأشيرة|نوع التأشيرة|رخصة القيادة|العمر|فترة الإشعار|الإقامة سارية|القسم الإداري|سبب ترك العمل|الراتب|passport expiry|passport expiry date|s no|sr no|sl no|sno|م|الرقم التسلسلي|serial',
};

const ROLES = new Map<string, LabelRole[]>();
for (const [role, words] of Object.entries(WORDS) as [LabelRole, string][]) {
  for (const word of words.split('|')) {
    const key = foldName(word);
    const roles = ROLES.get(key) ?? [];
    if (!roles.includes(role)) roles.push(role);
    ROLES.set(key, roles);
  }
}

/** Roles a label may give, or none. Which one holds depends on the section. */
export function rolesOfLabel(text: string): LabelRole[] {
  if (text.length > 40) return [];
  const key = foldName(text.replace(/[:：.\s]+$/, ''));
  return ROLES.get(key) ?? [];
}

/** The role of a label among those that a section knows. */
export function roleAmong(text: string, allowed: LabelRole[]): LabelRole | null {
  const roles = rolesOfLabel(text);
  return allowed.find((role) => roles.includes(role)) ?? null;
}

/** Every label as it is written. */
export function labelWords(): string[] {
  return Object.values(WORDS).flatMap((words) => words.split('|'));
}
