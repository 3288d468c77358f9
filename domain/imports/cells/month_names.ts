import { sameWords } from '#domain/imports/cells/same_words'

const names = [
  ['january', 'jan', 'يناير', 'كانون الثاني', 'جانفي'],
  ['february', 'feb', 'فبراير', 'شباط', 'فيفري'],
  ['march', 'mar', 'مارس', 'آذار'],
  ['april', 'apr', 'أبريل', 'ابريل', 'نيسان', 'أفريل'],
  ['may', 'مايو', 'أيار', 'ماي'],
  ['june', 'jun', 'يونيو', 'يونيه', 'حزيران', 'جوان'],
  ['july', 'jul', 'يوليو', 'يوليه', 'تموز', 'جويلية'],
  ['august', 'aug', 'أغسطس', 'آب', 'أوت'],
  ['september', 'sep', 'sept', 'سبتمبر', 'أيلول'],
  ['october', 'oct', 'أكتوبر', 'تشرين الأول'],
  ['november', 'nov', 'نوفمبر', 'تشرين الثاني'],
  ['december', 'dec', 'ديسمبر', 'كانون الأول'],
]

const numbers = new Map(
  names.flatMap((of, place) => of.map((name) => [sameWords(name), place + 1] as const))
)

export const monthNumber = (name: string) => numbers.get(sameWords(name))
