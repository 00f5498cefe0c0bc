import { describe, expect, it } from 'vitest';
import { textOfWork } from './work-text.ts';

const ENGLISH = `Senior Accountant

Copper Gate is looking for an accountant who closes the books each month.

About us
We build cloud computing and machine learning products for banks.

Responsibilities
- Prepare VAT returns
- Reconcile bank accounts

Requirements
- 5 years of financial reporting
- Microsoft Excel

Benefits
- Free yoga and project management courses
- Health insurance

How to apply
Send your CV by email marketing team.`;

const ARABIC = `محاسب أول

تبحث البوابة النحاسية عن محاسب يقفل الدفاتر كل شهر.

عن الشركة
نبني منتجات الحوسبة السحابية وتعلم الآلة للمصارف.

المسؤوليات
- إعداد إقرارات ضريبة القيمة المضافة
- تسوية الحسابات البنكية

المتطلبات
- خبرة خمس سنوات في إعداد التقارير المالية
- إجادة مايكروسوفت إكسل

المزايا
- دورات مجانية في إدارة المشاريع
- تأمين صحي`;

describe('what of a posting speaks of the work', () => {
  it('leaves out the company, what it offers and how to apply, in English', () => {
    const text = textOfWork(ENGLISH);
    for (const kept of ['Senior Accountant', 'closes the books', 'VAT returns', 'Microsoft Excel'])
      expect(text).toContain(kept);
    for (const left of ['machine learning', 'cloud computing', 'yoga', 'project management', 'marketing'])
      expect(text).not.toContain(left);
  });

  it('leaves them out in Arabic', () => {
    const text = textOfWork(ARABIC);
    for (const kept of ['محاسب أول', 'ضريبة القيمة المضافة', 'مايكروسوفت إكسل']) expect(text).toContain(kept);
    for (const left of ['الحوسبة السحابية', 'تعلم الآلة', 'إدارة المشاريع', 'تأمين'])
      expect(text).not.toContain(left);
  });

  it('is the whole text where nothing else is in it', () => {
    const plain = 'We need a nurse for the night shift.\nShe looks after the ward of children.';
    expect(textOfWork(plain)).toBe(plain);
    expect(textOfWork('')).toBe('');
  });
});
