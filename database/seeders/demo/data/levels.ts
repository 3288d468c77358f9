/** School years as each country calls them, first to twelfth. */
export const schoolYears = {
  SA: [
    'الأول الابتدائي',
    'الثاني الابتدائي',
    'الثالث الابتدائي',
    'الرابع الابتدائي',
    'الخامس الابتدائي',
    'السادس الابتدائي',
    'الأول المتوسط',
    'الثاني المتوسط',
    'الثالث المتوسط',
    'الأول الثانوي',
    'الثاني الثانوي',
    'الثالث الثانوي',
  ],
  JO: [
    'الأول الأساسي',
    'الثاني الأساسي',
    'الثالث الأساسي',
    'الرابع الأساسي',
    'الخامس الأساسي',
    'السادس الأساسي',
    'السابع الأساسي',
    'الثامن الأساسي',
    'التاسع الأساسي',
    'العاشر الأساسي',
    'الأول الثانوي',
    'الثاني الثانوي',
  ],
}

/** Above the school years: how well a language or a skill is known. */
export const proficiencies = [
  { code: 'A1', en: 'Beginner (A1)', ar: 'مبتدئ (A1)' },
  { code: 'A2', en: 'Elementary (A2)', ar: 'أساسي (A2)' },
  { code: 'B1', en: 'Intermediate (B1)', ar: 'متوسط (B1)' },
  { code: 'B2', en: 'Upper intermediate (B2)', ar: 'فوق المتوسط (B2)' },
  { code: 'C1', en: 'Advanced (C1)', ar: 'متقدم (C1)' },
] as const

/** No longer used. */
export const formerLevel = { code: 'PREP', en: 'Preparatory', ar: 'تمهيدي' }
