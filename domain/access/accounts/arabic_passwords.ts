/**
 * Phrases Arabic speakers often choose. The shipped list of common passwords holds Latin text only.
 */
export const arabicPhrases = [
  'كلمة السر',
  'كلمة المرور',
  'كلمة سر',
  'الرقم السري',
  'بسم الله الرحمن الرحيم',
  'بسم الله',
  'الحمد لله رب العالمين',
  'الحمد لله',
  'لا إله إلا الله',
  'لا اله الا الله',
  'محمد رسول الله',
  'الله أكبر',
  'الله اكبر',
  'سبحان الله',
  'استغفر الله',
  'صلى الله عليه وسلم',
  'السلام عليكم',
  'ما شاء الله',
  'إن شاء الله',
  'ان شاء الله',
  'حسبي الله ونعم الوكيل',
  'توكلت على الله',
  'يا رب',
  'أحبك',
  'احبك',
  'بحبك',
  'حبيبي',
  'حبيبتي',
  'مرحبا',
  'أهلا وسهلا',
  'اهلا وسهلا',
  'صباح الخير',
  'مساء الخير',
  'محمد',
  'أحمد',
  'احمد',
  'فلسطين',
  'السعودية',
  'مركز',
  'المركز',
  'مدير',
  'المدير',
  'طالب',
  'معلم',
  'مدرس',
]

const arabicKeys = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ'
const latinKeys = `qwertyuiop[]asdfghjkl;'zxcvnm,./`

/** What the same keys type on a Latin keyboard: `حشسسصخقي` is "password". */
export const onLatinKeys = (text: string) =>
  text
    .replaceAll('لا', 'b')
    .replace(/\p{Script=Arabic}/gu, (letter) => latinKeys[arabicKeys.indexOf(letter)] ?? letter)
