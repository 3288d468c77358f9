/** Why somebody stays away. */
export const excuses = [
  ...['مرض', 'موعد لدى الطبيب', 'سفر مع العائلة', 'مناسبة عائلية'],
  ...['اختبار في المدرسة', 'تعذّر المواصلات'],
]

export const remarks = [
  'نسي الكتاب',
  'لم يُحضر الواجب',
  'مشاركة ممتازة',
  'يحتاج إلى مراجعة الدرس السابق',
]

/** What was done in a lesson, for families. */
export const lessons = [
  'شرحنا الدرس الجديد وحللنا أمثلته',
  'راجعنا الوحدة السابقة قبل الاختبار القصير',
  'تدربنا على التمارين في مجموعات صغيرة',
  'أنهينا الفصل وبدأنا تمارينه',
]

/** For the instructors and the office. */
export const reminders = [
  'توقفنا عند آخر مثال في الدرس',
  'نبدأ الحصة القادمة بتصحيح الواجب',
  'بعض الطلاب يحتاجون إلى مراجعة',
]

export const homeworks = [
  'حل تمارين الدرس كاملة في الدفتر',
  'قراءة الدرس القادم وكتابة ثلاثة أسئلة عنه',
  'مراجعة الدرس استعدادًا لاختبار قصير',
]

/** People besides the guardians who pick a child up, and their relation to it. */
export const drivers: readonly (readonly [name: string, relation: string])[] = [
  ['سليم عبدالرحمن', 'السائق'],
  ['أم خالد', 'الجارة'],
  ['منى الحسن', 'الخالة'],
  ['حسن يوسف', 'الجد'],
  ['سارة محمود', 'الأخت'],
]

/** People who were on no list, and why the child left with them. */
export const otherPickups: readonly (readonly [name: string, reason: string])[] = [
  ['عمّ الطالب', 'اتصل والده وطلب ذلك'],
  ['والدة زميله', 'اتفقت مع والدته، وأكدت ذلك هاتفيًّا'],
  ['جدة الطالب', 'تأخر والده في العمل واتصل بنا'],
]

export const pointName = 'المدخل الرئيسي'
