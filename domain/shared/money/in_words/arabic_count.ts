type Gender = 'masculine' | 'feminine'

/** The forms an Arabic noun takes beside a number: 1 and whole hundreds, 2, 3 to 10, 11 to 99. */
export interface CountedNoun {
  gender: Gender
  one: string
  two: string
  few: string
  many: string
}

/** `pair` is two of them right before another noun. */
type Scale = CountedNoun & { pair: string }

const units: Record<Gender, string[]> = {
  masculine: 'صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'.split(' '),
  feminine: 'صفر واحدة اثنتان ثلاث أربع خمس ست سبع ثماني تسع عشر'.split(' '),
}
/** The units of 11 to 19, 21, 31 and so on differ from those that stand alone in 1 and 2. */
const joined: Record<Gender, { one: string; two: string; ten: string }> = {
  masculine: { one: 'أحد', two: 'اثنا', ten: 'عشر' },
  feminine: { one: 'إحدى', two: 'اثنتا', ten: 'عشرة' },
}
const tens = 'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون'.split(' ')
const hundreds = 'مئة مئتان ثلاثمئة أربعمئة خمسمئة ستمئة سبعمئة ثمانمئة تسعمئة'.split(' ')
const twoHundred = 'مئتا'

const scale = (one: string, two: string, pair: string, few: string, many: string): Scale => ({
  gender: 'masculine',
  one,
  two,
  pair,
  few,
  many,
})
const scales = [
  scale('ألف', 'ألفان', 'ألفا', 'آلاف', 'ألفًا'),
  scale('مليون', 'مليونان', 'مليونا', 'ملايين', 'مليونًا'),
  scale('مليار', 'ملياران', 'مليارا', 'مليارات', 'مليارًا'),
  scale('تريليون', 'تريليونان', 'تريليونا', 'تريليونات', 'تريليونًا'),
]

/**
 * Spells a count from 0 to 10^15 - 1 with its noun, as Arabic paper has it: the number takes the noun's
 * gender, the noun its form from the last two digits, and what stands right before it loses its ending.
 */
export function countInArabic(count: bigint, noun: CountedNoun): string {
  if (count === 1n) return `${noun.one} ${units[noun.gender][1]}`
  if (count === 2n) return noun.two
  const below = Number(count % 1000n)
  const groups = scales
    .map((of, place) => ({ of, value: Number((count / 1000n ** BigInt(place + 1)) % 1000n) }))
    .filter(({ value }) => value > 0)
    .reverse()
  const spelt = groups.map(({ of, value }) => scaled(value, of))
  if (below > 0 || groups.length === 0) return [...spelt, counted(below, noun)].join(' و')
  const last = groups.at(-1)!
  return [...spelt.slice(0, -1), `${scaledBefore(last.value, last.of)} ${noun.one}`].join(' و')
}

function counted(value: number, noun: CountedNoun): string {
  if (value === 200) return `${twoHundred} ${noun.one}`
  return `${belowThousand(value, noun.gender)} ${formOf(value % 100, noun)}`
}

function formOf(rest: number, { one, few, many }: CountedNoun) {
  if (rest > 10) return many
  return rest > 2 ? few : one
}

function scaled(value: number, of: Scale): string {
  if (value === 1) return of.one
  return value === 2 ? of.two : counted(value, of)
}

function scaledBefore(value: number, of: Scale): string {
  if (value === 2) return of.pair
  return value % 100 > 10 ? `${belowThousand(value, of.gender)} ${of.one}` : scaled(value, of)
}

function belowThousand(value: number, gender: Gender): string {
  const rest = value % 100
  const words = value < 100 ? [] : [hundreds[Math.floor(value / 100) - 1]!]
  return [...words, ...(rest > 0 || value === 0 ? [belowHundred(rest, gender)] : [])].join(' و')
}

function belowHundred(value: number, gender: Gender): string {
  if (value <= 10) return units[gender][value]!
  const { one, two, ten } = joined[gender]
  const unit = value % 10
  if (value < 20) return `${unit === 1 ? one : unit === 2 ? two : units[gender][unit]!} ${ten}`
  const ofTens = tens[Math.floor(value / 10) - 2]!
  if (unit === 0) return ofTens
  return `${unit === 1 && gender === 'feminine' ? one : units[gender][unit]!} و${ofTens}`
}
