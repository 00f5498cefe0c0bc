import { words } from '#server/platform/words.ts';

export const portalWords = words(
  {
    'portals.saved': 'The portal is saved.',
    'portals.changed_meanwhile':
      'Someone else changed this portal meanwhile. Look at what is new, then save again.',
    'portals.method_not_configured': 'This way to sign in is not configured in this installation.',
    'portals.logo_not_found': 'This logo does not exist.',
    'field.invalid_colour': 'Enter a colour such as #0f5a54.',
    'field.invalid_sender': 'A sender’s name has no @, quotes or angle brackets.',
    'field.changed_meanwhile': 'Someone else changed this meanwhile.',
  },
  {
    'portals.saved': 'حُفظت البوابة.',
    'portals.changed_meanwhile': 'غيّر شخص آخر هذه البوابة في الأثناء. اطّلع على الجديد ثم احفظ مرة أخرى.',
    'portals.method_not_configured': 'طريقة الدخول هذه غير مهيأة في هذا النظام.',
    'portals.logo_not_found': 'هذا الشعار غير موجود.',
    'field.invalid_colour': 'أدخل لونًا مثل ‎#0f5a54.',
    'field.invalid_sender': 'لا يحتوي اسم المرسل على @ أو علامات تنصيص أو أقواس زاوية.',
    'field.changed_meanwhile': 'غيّر شخص آخر هذا الحقل في الأثناء.',
  },
);
