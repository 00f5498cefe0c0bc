import { words } from '#server/platform/words.ts';

export const demoRequestWords = words(
  {
    'demo_requests.received': 'Thank you. We will write to you soon.',
    'demo_requests.too_many': 'We have your request already and will write to you soon.',
    'demo_requests.subject': '{company} asks for a demo',
    'demo_requests.who': '{name} of {company} would like to be shown the product.',
    'demo_requests.size': 'People at the company: {size}',
    'demo_requests.reply_to': 'Write back to {email}.',
    'demo_requests.thanks_subject': 'Your demo of {portal}',
    'demo_requests.thanks':
      'Thank you, {name}. We have your request and will write to you to agree on a time.',
    'demo_requests.not_you': 'If you did not ask for this, somebody gave your address: you need do nothing.',
  },
  {
    'demo_requests.received': 'شكرًا لك. سنكتب إليك قريبًا.',
    'demo_requests.too_many': 'وصلنا طلبك من قبل وسنكتب إليك قريبًا.',
    'demo_requests.subject': '{company} تطلب عرضًا تجريبيًا',
    'demo_requests.who': 'يودّ {name} من {company} مشاهدة عرض للمنصة.',
    'demo_requests.size': 'عدد العاملين في الشركة: {size}',
    'demo_requests.reply_to': 'الرد على: {email}',
    'demo_requests.thanks_subject': 'عرضك التجريبي من {portal}',
    'demo_requests.thanks': 'شكرًا لك يا {name}. وصلنا طلبك وسنكتب إليك للاتفاق على موعد.',
    'demo_requests.not_you': 'إن لم تطلب ذلك فقد كتب أحدهم عنوانك، ولا يلزمك فعل شيء.',
  },
);
