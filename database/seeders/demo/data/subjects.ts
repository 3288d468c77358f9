export const subjects = [
  { code: 'MATH', en: 'Mathematics', ar: 'الرياضيات', colour: '#1c7ed6' },
  { code: 'SCI', en: 'Science', ar: 'العلوم', colour: '#2f9e44' },
  { code: 'PHYS', en: 'Physics', ar: 'الفيزياء', colour: '#1098ad' },
  { code: 'CHEM', en: 'Chemistry', ar: 'الكيمياء', colour: '#ae3ec9' },
  { code: 'BIO', en: 'Biology', ar: 'الأحياء', colour: '#37b24d' },
  { code: 'ARAB', en: 'Arabic', ar: 'اللغة العربية', colour: '#f08c00' },
  { code: 'ENG', en: 'English', ar: 'اللغة الإنجليزية', colour: '#e03131' },
  { code: 'FREN', en: 'French', ar: 'اللغة الفرنسية', colour: '#4263eb' },
  { code: 'PROG', en: 'Programming', ar: 'البرمجة', colour: '#0c8599' },
  { code: 'ROBO', en: 'Robotics', ar: 'الروبوت', colour: '#7048e8' },
  { code: 'QURAN', en: "Qur'an and tajweed", ar: 'القرآن الكريم والتجويد', colour: '#087f5b' },
  { code: 'APT', en: 'Aptitude tests', ar: 'اختبارات القدرات', colour: '#c2255c' },
  { code: 'ART', en: 'Art and calligraphy', ar: 'الرسم والخط العربي', colour: '#d9480f' },
  { code: 'ACC', en: 'Accounting', ar: 'المحاسبة', colour: '#5f3dc4' },
] as const

export type SubjectCode = (typeof subjects)[number]['code']

export const formerSubjects = [
  { code: 'TYPE', en: 'Typing', ar: 'الطباعة على لوحة المفاتيح', colour: '#868e96' },
] as const
