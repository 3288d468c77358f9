/** As it is stored: one pair that leads, in either script, and the same name in the other one. */
export type StoredNames = {
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
}

export const storedNameFields = [
  'first_name',
  'last_name',
  'first_name_other',
  'last_name_other',
] as const satisfies (keyof StoredNames)[]

export const storedNameIn = (record: StoredNames): StoredNames => ({
  first_name: record.first_name,
  last_name: record.last_name,
  first_name_other: record.first_name_other,
  last_name_other: record.last_name_other,
})

export type PersonName = {
  firstName: string
  lastName: string
  firstNameOther: string | null
  lastNameOther: string | null
}

export const storedNamesOf = (person: PersonName): StoredNames => ({
  first_name: person.firstName,
  last_name: person.lastName,
  first_name_other: person.firstNameOther,
  last_name_other: person.lastNameOther,
})

export const nameFields = [
  'first_name_ar',
  'last_name_ar',
  'first_name_en',
  'last_name_en',
] as const

export type NameField = (typeof nameFields)[number]
export type NameLanguage = 'ar' | 'en'

/** As people are asked for it: in Arabic, and in English; '' is "not given". */
export type AskedNames = Record<NameField, string>

type Pair = [first: string, last: string]

const ARABIC = /\p{Script=Arabic}/u

export const isArabic = (name: string): boolean => ARABIC.test(name)

export const otherLanguage = { ar: 'en', en: 'ar' } as const satisfies Record<
  NameLanguage,
  NameLanguage
>

export const languageOf = (name: string): NameLanguage => (isArabic(name) ? 'ar' : 'en')

/** The one in the language's script, else the first; '' when there is none. */
export function nameIn(language: NameLanguage, written: (string | null)[]): string {
  const names = written.filter((name): name is string => Boolean(name))
  return names.find((name) => languageOf(name) === language) ?? names[0] ?? ''
}

export function askedNames(stored: StoredNames): AskedNames {
  const lead: Pair = [stored.first_name, stored.last_name]
  const other: Pair = [stored.first_name_other ?? '', stored.last_name_other ?? '']
  return isArabic(lead.join('')) ? asked(lead, other) : asked(other, lead)
}

/** A pair typed into the other one's empty place is understood; English leads. */
export function storedNames(names: AskedNames): StoredNames {
  const { ar, en } = placed(names)
  const [lead, other] = en.every(Boolean) ? [en, ar] : [ar, en]
  return stored(lead, other)
}

/** Keeps the script that led before, so that a changed name doesn't change places as well. */
export function sameLead<After extends StoredNames>(before: StoredNames, after: After): After {
  const lead: Pair = [after.first_name, after.last_name]
  const other: Pair = [after.first_name_other ?? '', after.last_name_other ?? '']
  const led = isArabic(before.first_name + before.last_name)
  const changes = isArabic(lead.join('')) !== led && isArabic(other.join('')) === led
  return changes && other.every(Boolean) ? { ...after, ...stored(other, lead) } : after
}

export function nameFault(names: AskedNames, field: NameField, page: NameLanguage) {
  const language: NameLanguage = field.endsWith('ar') ? 'ar' : 'en'
  const { own, other } = language === 'ar' ? sides(names, 'ar', 'en') : sides(names, 'en', 'ar')
  if (!names[field]) {
    if (own.every(Boolean) || other.every(Boolean)) return null
    if (own.some(Boolean)) return 'required'
    return other.some(Boolean) || language !== page ? null : 'name_missing'
  }
  const beside = other.join('')
  const isRight = languageOf(own.join('')) === language
  const isUnderstood = !beside || languageOf(beside) === language
  return isRight || isUnderstood ? null : (`name_${language}` as const)
}

function placed(names: AskedNames): Record<NameLanguage, Pair> {
  const { own: ar, other: en } = sides(names, 'ar', 'en')
  const [inAr, inEn] = [ar.join(''), en.join('')]
  const isMisplaced = inAr ? !isArabic(inAr) && (!inEn || isArabic(inEn)) : isArabic(inEn)
  return isMisplaced ? { ar: en, en: ar } : { ar, en }
}

export function askedName(name: string, other: string | null): Record<NameLanguage, string> {
  return isArabic(name) ? { ar: name, en: other ?? '' } : { ar: other ?? '', en: name }
}

/** English leads; a name in the other one's place is told by its script. */
export const storedName = ({ ar, en }: Record<NameLanguage, string>) => ({
  name: en || ar,
  nameOther: en && ar ? ar : null,
})

const sides = (names: AskedNames, own: NameLanguage, other: NameLanguage) => ({
  own: pairIn(names, own),
  other: pairIn(names, other),
})

const pairIn = (names: AskedNames, language: NameLanguage): Pair => [
  names[`first_name_${language}`],
  names[`last_name_${language}`],
]

const asked = (ar: Pair, en: Pair): AskedNames => ({
  first_name_ar: ar[0],
  last_name_ar: ar[1],
  first_name_en: en[0],
  last_name_en: en[1],
})

const stored = (lead: Pair, other: Pair): StoredNames => ({
  first_name: lead[0],
  last_name: lead[1],
  first_name_other: other[0] || null,
  last_name_other: other[1] || null,
})
