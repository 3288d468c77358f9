import { useTranslations } from 'use-intl'
import { isStudentField } from '~/components/students/is_student_field'
import type { StudentForm } from '~/components/students/use_student_form'
import { useFieldValue } from '~/components/students/use_field_value'
import { StalePanel } from '~/ui/form/stale_panel'

/** What somebody else saved while this student was being edited. */
export function StudentStalePanel({ form, stale }: Pick<StudentForm, 'form' | 'stale'>) {
  const t = useTranslations('students.fields')
  const empty = useTranslations('ui.stale')('empty')
  const write = useFieldValue()
  if (!stale.seen) return null
  const label = (name: string) => (isStudentField(name) ? t(name) : name)
  return (
    <StalePanel
      taken={stale.taken.map(label)}
      onChoose={stale.choose}
      differences={stale.conflicts.map(({ name, mine, theirs }) => ({
        name,
        label: label(name),
        mine: write(name, mine) || empty,
        theirs: write(name, theirs) || empty,
        choice: form.data[name] === theirs ? 'theirs' : 'mine',
      }))}
    />
  )
}
