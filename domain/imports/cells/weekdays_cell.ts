import { problem, type Reader, value } from '#domain/imports/cells/cell'
import { meanings } from '#domain/imports/cells/choice_cells'
import { latinDigits } from '#domain/shared/text/digits'

const words = {
  1: ['monday', 'mon', 'الاثنين', 'الإثنين'],
  2: ['tuesday', 'tue', 'tues', 'الثلاثاء', 'الثلاثا'],
  3: ['wednesday', 'wed', 'الأربعاء', 'الاربعا'],
  4: ['thursday', 'thu', 'thur', 'thurs', 'الخميس'],
  5: ['friday', 'fri', 'الجمعة'],
  6: ['saturday', 'sat', 'السبت'],
  7: ['sunday', 'sun', 'الأحد'],
} as const satisfies Record<number, readonly string[]>

const meaning = meanings(words)
const between = /[\s,;،؛/+&|-]+/
const joining = /^(and|from|و|من|يوم|يومي|أيام|ايام)$/
const until = '–'
const untilWords = /[–—]|(?<=\s)(?:to|till|until|through|thru|إلى|الى|إلي|الي|حتى)(?=\s)/g

/**
 * One or more days of the week, by name in either language or by ISO number: Monday is 1. A dash as
 * in Sun–Tue, or a word for it, means the days between too; a hyphen only parts them.
 */
export const weekdaysCell: Reader = (text) => {
  const tokens = latinDigits(text)
    .toLowerCase()
    .replace(untilWords, ` ${until} `)
    .split(between)
    .filter((word) => word && !joining.test(word))
  const days = tokens.map((word) =>
    word === until ? until : Number(meaning(word) ?? meaning(word.replace(/^و/, '')))
  )
  const weekdays = days.flatMap((day, at) => (day === until ? daysUntil(days, at) : [day]))
  if (!weekdays.length || weekdays.some((day) => Number.isNaN(day))) return problem('weekdays')
  return value([...new Set(weekdays)].sort())
}

/** The days between the two beside a dash; a dash that parts no two days, or three, is unreadable. */
function daysUntil(days: readonly (number | typeof until)[], at: number): number[] {
  const [from, to] = [days[at - 1], days[at + 1]]
  const isChained = days[at - 2] === until || days[at + 2] === until
  if (typeof from !== 'number' || typeof to !== 'number' || isChained) return [Number.NaN]
  const length = (to - from + 7) % 7
  return Array.from({ length }, (_, step) => ((from + step - 1) % 7) + 1)
}
