import type { StoredNames } from '#domain/shared/text/person_names'

export const inBothScripts = {
  first_name: 'Sample',
  last_name: 'Student',
  first_name_other: 'طالب',
  last_name_other: 'تجريبي',
} satisfies StoredNames

export const inArabicAlone = {
  first_name: 'طالب',
  last_name: 'تجريبي',
  first_name_other: null,
  last_name_other: null,
} satisfies StoredNames

/** As long as names get: of a family, its place and its tribe. */
export const longNamed = {
  first_name: 'Sample Muhammad Abdurrahman bin Abdulaziz',
  last_name: 'Al-Sample Al-Tajribi Al-Namudhaji of the Long Names',
  first_name_other: 'طالب محمد عبد الرحمن بن عبد العزيز',
  last_name_other: 'التجريبي النموذجي صاحب الاسم الطويل جدًا',
} satisfies StoredNames

export const nameless = {
  first_name: '',
  last_name: '',
  first_name_other: null,
  last_name_other: null,
} satisfies StoredNames

export const sampleThing = { name_en: 'Sample subject', name_ar: 'مادة تجريبية' }

export const longThing = {
  name_en: 'A sample subject whose name goes on for longer than any column is wide',
  name_ar: 'مادة تجريبية اسمها أطول من أي عمود في القائمة مهما اتسعت الشاشة',
}

export const samplePhone = '+00 000 0001'
export const sampleEmail = 'sample@example.test'
