import { joined, namedIn } from '#core/languages/phrases'
import { exportedSource } from '#core/lists/exported_list'
import { storedNameFields } from '#domain/shared/text/person_names'
import { instructorSource } from '#domain/teaching/instructors/queries/list_instructors'

export default exportedSource(instructorSource, {
  columns: ['number', ...storedNameFields, 'status', 'contract', 'email', 'phone', 'subjects'],
  worded: ['status', 'contract'],
  cells: ({ locale }) => ({
    subjects: ({ subjects }) =>
      joined(
        locale,
        subjects.map(({ name_en, name_ar }) => namedIn(locale, name_en, name_ar) ?? '')
      ),
  }),
})
