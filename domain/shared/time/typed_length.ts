import { typedFigure } from '#domain/shared/text/digits'

const units = {
  'quarter of an hour|quarter hour|ربع ساعة': 15,
  'third of an hour|ثلث ساعة': 20,
  'half an hour|half hour|نصف ساعة': 30,
  'ساعتان|ساعتين': 120,
  'hours|hour|hrs|hr|h|ساعات|ساعة|س': 60,
  'minutes|minute|mins|min|m|دقائق|دقيقة|د': 1,
  'quarter|ربع': 15,
  'third|ثلث': 20,
  'half|نصف': 30,
} as const

const UNIT = Object.keys(units).join('|')
const CLOCK = /^(\d{1,2}):(\d{2})(?::00)?$/
const PART = new RegExp(
  String.raw`^(?<less>إلا\s*)?(?<count>\d+(?:\.\d+)?)?\s*(?<unit>${UNIT})?(?!\p{L})\s*`,
  'u'
)
const JOINING = /^(?:(?:and\b|an?\b|و|,|،)\s*)+/

const plain = (text: string) =>
  typedFigure(text)
    .replace(/\p{Mn}/gu, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/٫/g, '.')
    .replace(/ه(?!\p{L})/gu, 'ة')
    .replace(/دقايق/g, 'دقائق')
    .trim()
    .toLowerCase()

/**
 * In minutes: 90, 1:30, 1h30, 1.5 hours, 90 دقيقة, ساعة ونصف, ساعتان إلا ربع. A number alone is minutes. Null for what is
 * no length.
 */
export function readTypedLength(text: string): number | null {
  const typed = plain(text)
  const clock = CLOCK.exec(typed)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  let [left, minutes] = [typed.replace(JOINING, ''), 0]
  while (left) {
    const { less, count, unit } = PART.exec(left)?.groups ?? {}
    if (count === undefined && unit === undefined) return null
    const each = unit === undefined ? 1 : minutesOf(unit)
    minutes += (less ? -1 : 1) * Number(count ?? 1) * each
    left = left.replace(PART, '').replace(JOINING, '')
  }
  return typed && Number.isInteger(minutes) ? minutes : null
}

const minutesOf = (unit: string) =>
  Object.entries(units).find(([words]) => words.split('|').includes(unit))![1]
