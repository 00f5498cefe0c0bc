import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { type CareerStart, careerStart } from './career-start.ts';
import { profileFeatures } from './read-features.ts';

/** People of all sectors, a third of them in Arabic: title, years of work, and the skills that they state. */
const people: readonly [title: string, years: number, skills: string][] = [
  ['Quantity Surveyor', 12, 'Quantity take-off, FIDIC, Cost control, AutoCAD, Tendering'],
  ['Data Analyst', 3, 'SQL, Microsoft Excel, Power BI, Python'],
  ['Marketing student', 0, 'Microsoft Excel, Canva, Social media marketing'],
  ['Staff Nurse, ICU', 6, 'Patient care, Intensive care, Medication administration, BLS'],
  ['Pharmacist', 5, 'Dispensing, Patient counselling, Inventory management'],
  ['Electrician', 8, 'Wiring, Electrical maintenance, Testing and commissioning'],
  ['HVAC Technician', 6, 'HVAC maintenance, Refrigeration, Preventive maintenance'],
  ['Waiter', 3, 'Food service, Customer service, Upselling'],
  ['Sous Chef', 9, 'Menu planning, Food safety, Kitchen management'],
  ['Hotel Receptionist', 2, 'Check-in and check-out, Opera PMS, Customer service'],
  ['Truck Driver', 7, 'Heavy vehicle driving, Route planning, Vehicle inspection'],
  ['Warehouse Supervisor', 6, 'Inventory management, Warehouse management, Team leadership'],
  ['Customs Clearance Officer', 5, 'Customs clearance, Import documentation, Incoterms'],
  ['Bank Teller', 3, 'Cash handling, Customer service, KYC'],
  ['Primary School Teacher', 8, 'Lesson planning, Classroom management, Assessment'],
  ['HR Officer', 4, 'Recruitment, Payroll, Labour law, Employee relations'],
  ['Frontend Developer', 4, 'JavaScript, React, CSS, Git'],
  ['Network Engineer', 6, 'Cisco, Routing, Firewalls, Network security'],
  ['Security Guard', 5, 'Access control, CCTV monitoring, First aid'],
  ['Cleaner', 2, 'Cleaning, Housekeeping'],
  ['Drilling Engineer', 7, 'Well planning, Drilling operations, HSE'],
  ['Cabin Crew', 4, 'Cabin safety, First aid, Customer service'],
  ['Real Estate Agent', 3, 'Property sales, Negotiation, Client relations'],
  ['Beautician', 5, 'Skin care, Make-up, Customer service'],
  ['Agricultural Engineer', 5, 'Irrigation, Crop management, Soil analysis'],
  ['Graphic Designer', 4, 'Adobe Photoshop, Adobe Illustrator, Branding'],
  ['Retail Sales Associate', 2, 'Selling, Point of sale, Merchandising'],
  ['محاسب', 4, 'المحاسبة, إكسل, ضريبة القيمة المضافة, إقفال الشهر'],
  ['مهندس مدني', 6, 'أوتوكاد, إدارة المشاريع, الإشراف على المواقع'],
  ['ممرضة', 5, 'رعاية المرضى, إعطاء الأدوية, مكافحة العدوى'],
  ['معلم رياضيات', 9, 'تخطيط الدروس, إدارة الصف'],
  ['سائق توصيل', 2, 'قيادة المركبات, خدمة العملاء'],
  ['أخصائي موارد بشرية', 5, 'التوظيف, الرواتب, قانون العمل'],
  ['مندوب مبيعات', 3, 'المبيعات, التفاوض, إدارة علاقات العملاء'],
  ['طباخ', 6, 'الطبخ, سلامة الغذاء'],
  ['فني كهرباء', 7, 'التمديدات الكهربائية, الصيانة الكهربائية'],
  ['محامية', 6, 'صياغة العقود, التقاضي, البحث القانوني'],
  ['مسؤول سلامة', 5, 'السلامة المهنية, تقييم المخاطر'],
  ['موظف خدمة عملاء', 3, 'خدمة العملاء, معالجة الشكاوى'],
  ['طالب تقنية معلومات', 0, 'بايثون, إس كيو إل'],
];

/** Each person as a career path begins. */
export const careers: readonly { title: string; person: CareerStart }[] = people.map(
  ([title, years, skills]) => ({
    title,
    person: careerStart(
      profileFeatures(
        releaseTaxonomy,
        { title, text: '', years, skills: skills.split(', ') },
        new Date('2026-11-01'),
      ),
    ),
  }),
);
