import { useTranslations } from 'use-intl'
import { PlacementWarnings } from '~/components/placements/placement_warnings'
import type { StudentForm } from '~/components/students/form/use_student_form'
import type { StudentDetail } from '~/components/students/types'

interface StudentChangeWarningsProps {
  student: StudentDetail
  state: StudentForm
}

/** They name the groups that the student is in and would no longer fit. */
export function StudentChangeWarnings({ student, state }: StudentChangeWarningsProps) {
  const t = useTranslations('enrolments.warnings')
  const { gender, birth_date } = state.form.data
  const isChanged = gender !== (student.gender ?? '') || birth_date !== (student.birth_date ?? '')
  return (
    <PlacementWarnings
      title={t('student_change')}
      question={isChanged ? { changed_student: student.id, gender, birth_date } : null}
      field={state.field('confirmed_warnings')}
    />
  )
}
