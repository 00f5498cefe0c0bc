import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { type AnswerIndex, createAnswerIndex } from './answer-index.ts';
import type { AnswerDocument } from './passage-index.ts';

/** Papers of an invented company. */

/** In English: paragraphs under headings. */
export const handbook: AnswerDocument = {
  id: 'handbook',
  title: 'Employee handbook',
  text: `# Working time
The working week has five days, from Monday to Friday. Office hours are from 8:30 to 17:30, with an hour for lunch.

Employees may work from home two days a week once probation is over. It must be agreed with the direct manager.

# Leave
Every employee is entitled to 30 calendar days of annual leave after one year of service. Up to 10 unused days can be carried over to the next year.

Sick leave of up to 90 days a year is granted against a medical certificate. The first 15 days are paid in full.

Mothers receive 60 days of maternity leave, 45 of them with full pay, because the law requires it.

# Probation and notice
Probation lasts six months. During probation either side may end the contract with 14 days' notice.

The head of people is Salma Haddad. Complaints are sent to her office on the fourth floor.`,
};

/** In Arabic: paragraphs under short lines that are headings without a mark. */
export const benefits: AnswerDocument = {
  id: 'benefits',
  title: 'ورقة المزايا',
  text: `التأمين الصحي

يشمل التأمين الصحي الموظف وزوجه وثلاثة أبناء كحد أقصى. تتحمل الشركة كامل قسط التأمين.

بدل السكن

يصرف بدل السكن شهريا بنسبة 25% من الراتب الأساسي. ولا يصرف هذا البدل لمن يقيم في سكن الشركة.

تذاكر السفر

يحصل الموظف الوافد على تذكرة سفر سنوية إلى بلده. تأسس هذا النظام عام 2019 بقرار من مجلس الإدارة.

تغلق مكاتب الشركة في عيد الفطر لمدة أربعة أيام بسبب العطلة الرسمية.`,
};

/** In English: a table whose cells are parted by tabs, and a line below it. */
export const shifts: AnswerDocument = {
  id: 'shifts',
  title: 'Shift table of the Dubai warehouse',
  text: `Shift\tFrom\tTo\tSupervisor
Early\t06:00\t14:00\tOmar Nasser
Late\t14:00\t22:00\tPriya Menon
Night\t22:00\t06:00\tJohn Mwangi

Lockers are on the ground floor. A helmet must be worn in the loading area.`,
};

/** An index of documents, over the release's taxonomy. */
export function indexOf(...documents: AnswerDocument[]): AnswerIndex {
  const index = createAnswerIndex(releaseTaxonomy);
  for (const document of documents) index.add(document);
  return index;
}
