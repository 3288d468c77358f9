import type { HttpContext } from '@adonisjs/core/http'
import { courseAmount } from '#app/admin/courses/course_amount'
import { joined, namedIn } from '#core/languages/phrases'
import { fromWire, plainAmount } from '#domain/shared/money/money'
import type { ExportedCourse } from '#domain/teaching/courses/queries/list_courses'

export const courseCell =
  ({ i18n, locale }: HttpContext) =>
  (row: ExportedCourse, column: keyof ExportedCourse): string | null => {
    const named = (en: string | null, ar: string | null) => namedIn(locale, en, ar)
    const word = (value: string) => i18n.t(`courses.${column}.${value}`)
    switch (column) {
      case 'subject_id':
        return named(row.subject_en, row.subject_ar)
      case 'level_id':
        return named(row.level_en, row.level_ar)
      case 'work_types':
        return joined(locale, row.work_types.map(word))
      case 'billing_mode':
      case 'status': {
        const value = row[column]
        return value && word(value)
      }
      case 'price': {
        const price = courseAmount(row)
        return price && plainAmount(fromWire(price))
      }
      default:
        return row[column]?.toString() ?? null
    }
  }
