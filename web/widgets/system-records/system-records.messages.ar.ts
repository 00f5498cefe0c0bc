const words = {
  state: {
    waiting: 'قيد الإرسال',
    agreed: 'متطابق في النظامين',
    conflict: 'ينتظر قرارك',
    refused: 'مرفوض',
    ended: 'توقفت المطابقة',
  },
  job: {
    action: 'إرسال إلى {{system}}',
    title: 'هل تريد إرسال هذه الوظيفة إلى {{system}}؟',
    help: 'هذا ما يصل إلى {{system}}. وتصل إليه التعديلات وإغلاق الوظيفة تلقائيًا.',
    send: 'إرسال',
  },
  candidate: {
    action: 'إرسال إلى {{system}}',
    title: 'هل تريد إرسال بيانات المرشح إلى {{system}}؟',
    help: 'هذا كل ما يصل إلى {{system}} من بيانات. ويظهر في حساب المرشح أنك أرسلتها. وبعد ذلك تُتابَع المراحل في الاتجاهين.',
    send: 'إرسال',
  },
  stage: 'المرحلة',
  standing: 'الحالة',
  open: 'مفتوحة',
  closed: 'مغلقة',
  nothing: 'لا شيء',
  yes: 'نعم',
  no: 'لا',
  missing: 'حقول مطلوبة لا يصلها شيء: {{fields}}. اربطها أولًا.',
  waiting: 'يجري تجهيز ما سيُرسل',
  cannot_send: 'لا يمكن إرسال هذا.',
  cancel: 'إلغاء',
  close: 'إغلاق',
};
export default words;
