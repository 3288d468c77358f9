import { seesHours, taughtThisWeek } from '#app/admin/instructors/taught_this_week'
import { joined, namedIn } from '#core/languages/phrases'
import { type ExportedList, exportedSource } from '#core/lists/exported_list'
import { storedNameFields } from '#domain/shared/text/person_names'
import { instructorSource } from '#domain/teaching/instructors/queries/list_instructors'

const fileWith = (weekly: ReadonlyMap<string, number> | null) =>
  exportedSource(instructorSource, {
    columns: [
      ...(['number', ...storedNameFields, 'status', 'contract'] as const),
      ...(['email', 'phone', 'subjects', 'hours'] as const),
    ],
    worded: ['status', 'contract'],
    leavesOut: (ctx) => (seesHours(ctx) ? [] : ['hours']),
    cells: ({ locale }) => ({
      subjects: ({ subjects }) =>
        joined(
          locale,
          subjects.map(({ name_en, name_ar }) => namedIn(locale, name_en, name_ar) ?? '')
        ),
      hours: ({ id }) => String(Math.round((weekly?.get(id) ?? 0) / 6) / 10),
    }),
    types: { hours: 'number' },
  })

const exportInstructors: ExportedList = async (ctx, area) =>
  fileWith(await taughtThisWeek(ctx, 'all'))(ctx, area)

export default exportInstructors
