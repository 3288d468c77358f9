export const leaving = [
  'انتقلت الأسرة إلى مدينة أخرى',
  'تعارض مع مواعيد المدرسة',
  'Moved to another city',
  'The times no longer fit',
  'ظروف عائلية',
  'Fees',
]

export const pausing = ['سفر', 'اختبارات المدرسة', 'Travelling', 'ظرف صحي', 'School exams']

export const changing = ['أعلى من مستوى المجموعة', 'Placed a level lower', 'الموعد أنسب']

export const discounts = ['خصم الإخوة', 'Sibling discount', 'خصم التسجيل المبكر']

export const lettingIn = ['أخت طالبة في المجموعة نفسها', 'Agreed with the instructor']

export const cancelling = ['لم يكتمل العدد', 'Too few students']

export const suspending = ['المدرّس في إجازة', 'Room being repaired', 'إجازة الاختبارات']
