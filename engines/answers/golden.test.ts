import { expect, it } from 'vitest';
import { goldenFile } from '#engines/text/golden-lines.fixtures.ts';
import { benefits, handbook, indexOf, shifts } from './answers.fixtures.ts';

/*
 * What the papers of a company answer to many questions, whole, in a file that a reviewer reads beside a change. A change
 * that means to answer otherwise writes it anew: `npx vitest run --project unit engines/answers/golden -u`.
 */
const travel = {
  id: 'travel',
  title: 'Travel policy 2026',
  text: `# Travel
1. Trips are booked two weeks ahead through the travel desk; later bookings need the approval of the finance director, Omar Saleh.
2. Economy class is for flights of less than 6 hours, business class for longer ones.
3. The daily allowance is AED 250 within the Gulf and AED 400 elsewhere. Receipts are handed in within 10 working days.

# Cars
A company car is not given to anybody on probation. Fuel is paid up to 1,500 km a month.
Who drives privately gets AED 0.85 per kilometre.

# Earlier rules
Annual leave was 22 working days until 2023.

# Contacts
Travel desk: travel@harbour.example, extension 4410. Open Sunday to Thursday, 9 am to 4 pm.`,
};
const safety = {
  id: 'safety',
  title: 'دليل السلامة',
  text: `قواعد عامة

يجب ارتداء الخوذة والحذاء الواقي في منطقة التحميل. يمنع التدخين داخل المستودع منعا باتا.

عند الحريق

عند سماع الإنذار يغادر الجميع المبنى من أقرب مخرج ويتجمعون في الموقف رقم 3. لا تستخدم المصاعد.
المسؤول عن الإخلاء هو خالد منصور، ورقمه الداخلي 220.

التدريب

يتدرب كل موظف جديد على الإسعافات الأولية خلال ثلاثين يوما من مباشرته. يعاد التدريب كل سنتين.`,
};

const QUESTIONS = [
  'How many days of annual leave does an employee get?',
  'annual leave',
  'How much is the daily allowance in Saudi Arabia?',
  'What is the allowance per kilometre for a private car?',
  'May I fly business class to London?',
  'Who approves late bookings?',
  'When must receipts be handed in?',
  'Is a car given during probation?',
  'What time does the travel desk open, and on which days?',
  'What is the email of the travel desk?',
  'How long is the notice during probation?',
  'Do mothers get 90 days of maternity leave?',
  'Why is maternity leave 60 days?',
  'Who works in the late shift and who supervises it?',
  'When does the night shift end?',
  'Where are the lockers?',
  'Must a helmet be worn in the office?',
  'What happens if there is a fire?',
  'How often is first aid training repeated?',
  'Can I smoke in the warehouse?',
  'How much is the CEO paid?',
  'What is the capital of France?',
  'Is it 30 or 22 days?',
  'How is sick leave paid after 15 days?',
  'unused leave carried over how many',
  'Which floor is the office of the head of people on?',
  'Tell me about housing and insurance',
  'x',
  '',
  'كم يوما إجازة الأمومة؟',
  'من المسؤول عن الإخلاء وما رقمه؟',
  'هل يسمح بالتدخين في المستودع؟',
  'أين نتجمع عند الحريق؟',
  'كم بدل السفر اليومي داخل الخليج؟',
  'متى يتدرب الموظف الجديد على الإسعافات الأولية؟',
  'هل تتحمل الشركة قسط التأمين كاملا؟',
  'كم مرة يعاد التدريب',
  'من يشرف على الوردية الليلية؟',
  'لماذا تغلق المكاتب؟',
  'ما راتب المدير العام؟',
  'هل يمكن ترحيل الإجازات؟',
];

it('questions are answered as before', () => {
  const index = indexOf(handbook, benefits, shifts, travel, safety);
  return expect(
    goldenFile(
      QUESTIONS.map((question) => [
        question,
        index.answer(question, { lang: /\p{Script=Arabic}/u.test(question) ? 'ar' : 'en' }),
      ]),
    ),
  ).toMatchFileSnapshot('golden/answers.txt');
});
