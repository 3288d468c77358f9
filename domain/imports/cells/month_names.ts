import { sameWords } from '#domain/imports/cells/same_words'

/** By country: the Gulf and Egypt, the Levant and Iraq, Algeria and Tunisia, Morocco, Mauritania. */
const gregorian = [
  ['january', 'jan', 'يناير', 'كانون الثاني', 'جانفي', 'janvier', 'janv'],
  ['february', 'feb', 'فبراير', 'شباط', 'فيفري', 'فبرایر', 'fevrier', 'fevr'],
  ['march', 'mar', 'مارس', 'آذار', 'اذار', 'mars'],
  ['april', 'apr', 'أبريل', 'ابريل', 'إبريل', 'نيسان', 'أفريل', 'avril', 'avr'],
  ['may', 'مايو', 'أيار', 'ايار', 'ماي', 'mai'],
  ['june', 'jun', 'يونيو', 'يونيه', 'حزيران', 'جوان', 'juin'],
  ['july', 'jul', 'يوليو', 'يوليه', 'تموز', 'جويلية', 'يوليوز', 'juillet', 'juil'],
  ['august', 'aug', 'أغسطس', 'آب', 'أوت', 'غشت', 'أغشت', 'aout'],
  ['september', 'sep', 'sept', 'سبتمبر', 'أيلول', 'شتنبر', 'شتمبر', 'septembre'],
  ['october', 'oct', 'أكتوبر', 'تشرين الأول', 'octobre'],
  ['november', 'nov', 'نوفمبر', 'تشرين الثاني', 'نونبر', 'novembre'],
  ['december', 'dec', 'ديسمبر', 'كانون الأول', 'دجنبر', 'دجمبر', 'decembre'],
]

const hijri = [
  ['muharram', 'محرم', 'محرم الحرام'],
  ['safar', 'صفر'],
  ['rabi al awwal', 'rabi i', 'rabi al-awwal', 'ربيع الأول', 'ربيع أول'],
  ['rabi al thani', 'rabi ii', 'ربيع الثاني', 'ربيع الآخر', 'ربيع ثاني', 'ربيع آخر'],
  ['jumada al awwal', 'jumada i', 'jumada al ula', 'جمادى الأولى', 'جمادى الأول', 'جماد الأول'],
  [
    ...['jumada al thani', 'jumada ii', 'jumada al akhirah', 'جمادى الآخرة', 'جمادى الثانية'],
    ...['جمادى الثاني', 'جمادى الآخر', 'جماد الثاني', 'جماد الآخر'],
  ],
  ['rajab', 'رجب'],
  ['shaban', 'شعبان'],
  ['ramadan', 'رمضان'],
  ['shawwal', 'شوال'],
  ['dhu al qidah', 'dhul qadah', 'dhu al-qidah', 'ذو القعدة', 'ذي القعدة', 'ذوالقعدة'],
  ['dhu al hijjah', 'dhul hijjah', 'dhu al-hijjah', 'ذو الحجة', 'ذي الحجة', 'ذوالحجة'],
]

const numbered = (names: string[][]) =>
  new Map(names.flatMap((of, place) => of.map((name) => [sameWords(name), place + 1] as const)))

const months = { gregorian: numbered(gregorian), hijri: numbered(hijri) }

export type Month = { number: number; isHijri: boolean }

/** By its name in English, Arabic or French; both of a pair such as آذار/مارس mean the same. */
export function monthNamed(name: string): Month | undefined {
  const read = [name, ...name.split('/')].map(sameWords).filter(Boolean)
  for (const words of read) {
    const number = months.gregorian.get(words)
    if (number) return { number, isHijri: false }
    const hijriNumber = months.hijri.get(words)
    if (hijriNumber) return { number: hijriNumber, isHijri: true }
  }
  return undefined
}
