import { namedIn } from '#core/languages/phrases'
import { exportedSource } from '#core/lists/exported_list'
import { namesOf } from '#core/people/names_of'
import { classSessionSource } from '#domain/scheduling/class_sessions/queries/list_class_sessions'

export default exportedSource(classSessionSource, {
  columns: [
    'starts_at',
    'ends_at',
    'group_id',
    'title',
    'type',
    'instructor_id',
    'room_id',
    'status',
  ],
  worded: ['type', 'status'],
  cells: ({ locale }) => ({
    starts_at: (row) => row.starts_at.toISOString(),
    ends_at: (row) => row.ends_at.toISOString(),
    group_id: ({ group, student }) =>
      group ? namedIn(locale, group.title_en, group.title_ar) : student && namesOf(locale, student),
    instructor_id: ({ instructor }) => instructor && namesOf(locale, instructor),
    room_id: ({ room }) => room && namedIn(locale, room.name_en, room.name_ar),
  }),
  types: { starts_at: 'instant', ends_at: 'instant' },
})
