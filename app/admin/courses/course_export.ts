import { courseAmount } from '#app/admin/courses/course_amount'
import { joined, namedIn } from '#core/languages/phrases'
import { exportedSource } from '#core/lists/exported_list'
import { fromWire, plainAmount } from '#domain/shared/money/money'
import { courseSource } from '#domain/teaching/courses/queries/list_courses'

export default exportedSource(courseSource, {
  columns: [
    'code',
    'title_en',
    'title_ar',
    'subject_code',
    'subject_id',
    'level_code',
    'level_id',
    'work_types',
    'capacity',
    'min_students',
    'total_sessions',
    'session_minutes',
    'price',
    'currency',
    'billing_mode',
    'status',
    'groups',
    'students',
  ],
  worded: ['billing_mode', 'status'],
  cells: ({ i18n, locale }) => ({
    subject_id: (row) => namedIn(locale, row.subject_en, row.subject_ar),
    level_id: (row) => namedIn(locale, row.level_en, row.level_ar),
    work_types: (row) =>
      joined(
        locale,
        row.work_types.map((type) => i18n.t(`courses.work_types.${type}`))
      ),
    price: (row) => {
      const price = courseAmount(row)
      return price && plainAmount(fromWire(price))
    },
  }),
  types: { price: 'number' },
})
