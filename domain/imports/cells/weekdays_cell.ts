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
const joining = /^(and|و|يوم|يومي|أيام|ايام)$/

/** One or more days of the week, by name in either language or by ISO number: Monday is 1. */
export const weekdaysCell: Reader = (text) => {
  const given = latinDigits(text)
    .toLowerCase()
    .split(between)
    .filter((word) => word && !joining.test(word))
  const days = given.map((word) => meaning(word) ?? meaning(word.replace(/^و/, '')))
  if (!days.length || days.includes(undefined)) return problem('weekdays')
  return value([...new Set(days.map(Number))].sort())
}
