import type { Gender } from '#domain/shared/choices/genders'
import { longest } from '#domain/shared/limits/text_lengths'
import type { Problem } from '#domain/imports/cells/cell'
import { booleanCell, choiceCell, type Words } from '#domain/imports/cells/choice_cells'
import { countryCell } from '#domain/imports/cells/country_cell'
import { dayCell } from '#domain/imports/cells/day_cell'
import { sameWords } from '#domain/imports/cells/same_words'
import { normalisedName } from '#domain/shared/names/normalised_name'
import { splitName } from '#domain/shared/names/split_name'
import {
  emailCell,
  lineCell,
  numeralCell,
  phoneCell,
  textCell,
} from '#domain/imports/cells/text_cells'
import type { Column, Key, Values } from '#domain/imports/columns/columns'

const genderWords: Words<Gender> = {
  male: ['m', 'boy', 'man', 'ذكر', 'ولد', 'صبي', 'رجل'],
  female: ['f', 'girl', 'woman', 'أنثى', 'انثي', 'بنت', 'امرأة'],
}

const wholeByLanguage = [
  'english name',
  'name in english',
  'name en',
  'name english',
  'full name english',
  'full name in english',
  'arabic name',
  'name in arabic',
  'name ar',
  'name arabic',
  'full name arabic',
  'full name in arabic',
  'الاسم بالإنجليزية',
  'الاسم بالإنجليزي',
  'الاسم الإنجليزي',
  'الاسم بالعربية',
  'الاسم بالعربي',
  'الاسم العربي',
]
const firstByLanguage = [
  'first name in english',
  'first name english',
  'first name en',
  'first name in arabic',
  'first name arabic',
  'first name ar',
  'الاسم الأول بالإنجليزية',
  'الاسم الأول بالعربية',
]
const lastByLanguage = [
  'last name in english',
  'last name english',
  'last name en',
  'last name in arabic',
  'last name arabic',
  'last name ar',
  'family name english',
  'اسم العائلة بالإنجليزية',
  'اسم العائلة بالعربية',
]

/**
 * A name whole or in two parts, and again in a second language; the letters tell which one is
 * Arabic.
 */
export const nameColumns: Column[] = [
  {
    name: 'full_name',
    headings: [
      'name',
      'full name',
      'الاسم',
      'الاسم الكامل',
      'الاسم الثلاثي',
      'الاسم الرباعي',
      'الاسم بالكامل',
      'الاسم واللقب',
      'الاسم الثلاثي واللقب',
      'الاسم الرباعي واللقب',
      ...wholeByLanguage,
    ],
    instead: ['first_name', 'last_name'],
    read: lineCell(longest.fullName),
  },
  {
    name: 'first_name',
    headings: ['first', 'given name', 'forename', 'الاسم الأول', 'الأول', ...firstByLanguage],
    instead: ['full_name'],
    read: lineCell(longest.personName),
  },
  {
    name: 'middle_name',
    headings: ['middle', 'middle names', 'additional name', 'الاسم الثاني'],
    beside: 'first_name',
    read: lineCell(longest.personName),
  },
  {
    name: 'third_name',
    headings: ['grandfather', 'الاسم الثالث', 'اسم الجد'],
    beside: 'first_name',
    read: lineCell(longest.personName),
  },
  {
    name: 'last_name',
    headings: [
      'last',
      'surname',
      'family name',
      'family',
      'العائلة',
      'اسم العائلة',
      'اللقب',
      'الكنية',
      'الاسم الأخير',
      ...lastByLanguage,
    ],
    instead: ['full_name'],
    read: lineCell(longest.personName),
  },
  {
    name: 'full_name_other',
    headings: [
      'full name in the other script',
      'الاسم الكامل بالأحرف الأخرى',
      'الاسم الكامل باللغة الأخرى',
      'full name second language',
      'الاسم الكامل لغة ثانية',
      ...wholeByLanguage,
    ],
    read: lineCell(longest.fullName),
  },
  {
    name: 'first_name_other',
    headings: [
      'first name in the other script',
      'الاسم الأول بالأحرف الأخرى',
      'الاسم الأول باللغة الأخرى',
      'first name second language',
      'الاسم الأول لغة ثانية',
      ...firstByLanguage,
    ],
    read: lineCell(longest.personName),
  },
  {
    name: 'last_name_other',
    headings: [
      'last name in the other script',
      'اسم العائلة بالأحرف الأخرى',
      'اسم العائلة باللغة الأخرى',
      'last name second language',
      'اسم العائلة لغة ثانية',
      ...lastByLanguage,
    ],
    read: lineCell(longest.personName),
  },
]

/** Each list has words of its own for the people in it. */
export const withHeadings = (columns: Column[], more: Record<string, string[]>): Column[] =>
  columns.map((column) => ({
    ...column,
    headings: [...column.headings, ...(more[column.name] ?? [])],
  }))

export const birthDateColumn: Column = {
  name: 'birth_date',
  headings: [
    'date of birth',
    'dob',
    'birthday',
    'birthdate',
    'تاريخ الميلاد',
    'الميلاد',
    'تاريخ الولادة',
    'المواليد',
    'التولد',
    'تاريخ التولد',
  ],
  read: dayCell({ isPast: true }),
}

export const personColumns: Column[] = [
  { name: 'gender', headings: ['sex', 'الجنس', 'النوع'], read: choiceCell(genderWords) },
  {
    name: 'nationality',
    headings: ['country', 'الجنسية', 'البلد', 'الدولة'],
    read: countryCell,
  },
  {
    name: 'national_id',
    headings: [
      'id number',
      'identity',
      'civil id',
      'id no',
      'iqama',
      'passport',
      'رقم الهوية',
      'الهوية',
      'السجل المدني',
      'رقم الإقامة',
      'الرقم الوطني',
      'الرقم القومي',
      'رقم الجواز',
      'رقم السجل',
    ],
    read: numeralCell(longest.number),
  },
  {
    name: 'email',
    headings: [
      'e-mail',
      'mail',
      'email address',
      'email id',
      'البريد',
      'البريد الإلكتروني',
      'عنوان البريد الإلكتروني',
      'الإيميل',
      'ايميل',
    ],
    read: emailCell,
  },
  {
    name: 'phone',
    headings: [
      'mobile',
      'mobile number',
      'mobile phone',
      'cell phone',
      'phone number',
      'cell',
      'telephone',
      'tel',
      'contact number',
      'الهاتف',
      'الجوال',
      'الموبايل',
      'المحمول',
      'النقال',
      'الهاتف الجوال',
      'الهاتف المحمول',
      'الهاتف النقال',
      'رقم الهاتف',
      'رقم الجوال',
      'رقم الموبايل',
      'رقم التواصل',
      'contact',
      'تلفون',
    ],
    read: phoneCell,
  },
  { name: 'whatsapp', headings: ['whats app', 'واتساب', 'واتس'], read: booleanCell },
  {
    name: 'notes',
    headings: ['note', 'remarks', 'comments', 'ملاحظات', 'ملاحظة'],
    read: textCell(longest.notes),
  },
]

export function completeNames(values: Values): Problem[] {
  if (isTotal(values)) return [{ column: 'full_name', type: 'total' }]
  const problems = joinMiddleNames(values)
  for (const suffix of ['', '_other']) {
    const whole = values[`full_name${suffix}`]
    delete values[`full_name${suffix}`]
    if (typeof whole !== 'string') continue
    const parts = splitName(whole)
    values[`first_name${suffix}`] ??= parts?.first ?? (suffix === '_other' ? whole : null)
    values[`last_name${suffix}`] ??= parts?.last
    if (!values[`last_name${suffix}`] && suffix === '') {
      problems.push({ column: 'full_name', type: 'one_name' })
    }
    const long = tooLong(values, suffix)
    if (long.length === 0) continue
    problems.push(...long)
    for (const part of partsOfName) delete values[part + suffix]
  }
  return problems
}

/** An Arabic name goes on with the father's and the grandfather's; here they belong to the first name. */
function joinMiddleNames(values: Values): Problem[] {
  const { first_name: first, middle_name: middle, third_name: third } = values
  delete values.middle_name
  delete values.third_name
  if (!first || !(middle || third)) return []
  values.first_name = [first, middle, third].filter(Boolean).join(' ')
  return tooLong(values, '')
}

/** It is asked of a name as `normalisedName` writes it. */
const total =
  /^(?:(?:grand |sub ?)?totals?\b|(?:ال)?مجموع|(?:ال)?اجمالي|عدد (?:ال)?طل|number of students\b)/

/** Reports end in a row that counts the others; nobody can be recognised or reached by it. */
const isTotal = (values: Values) =>
  total.test(normalisedName(String(values.full_name ?? values.first_name ?? ''))) &&
  !['birth_date', 'phone', 'email', 'national_id'].some((name) => values[name])

const partsOfName = ['first_name', 'last_name']

const tooLong = (values: Values, suffix: string): Problem[] =>
  partsOfName
    .filter((name) => String(values[name + suffix] ?? '').length > longest.personName)
    .map(() => ({ column: `full_name${suffix}`, type: 'too_long', number: longest.personName }))

export function personKeys(values: Values): Key[] {
  const { number, national_id, birth_date, phone } = values
  const name = sameWords(`${String(values.first_name)} ${String(values.last_name)}`)
  return [
    ...(number ? [{ column: 'number', key: String(number), isStrict: true }] : []),
    ...(national_id ? [{ column: 'national_id', key: String(national_id), isStrict: true }] : []),
    ...[birth_date, phone]
      .filter(Boolean)
      .map((other) => ({ column: 'full_name', key: `${name} ${String(other)}`, isStrict: false })),
  ]
}
