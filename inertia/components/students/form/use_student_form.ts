import { urlFor } from '~/client'
import { useShared } from '~/hooks/use_shared'
import { focusOrder } from '~/components/students/form/student_field_names'
import { newGuardianData } from '~/components/students/form/new_guardian_data'
import { studentFormData } from '~/components/students/form/student_form_data'
import type { StudentDetail } from '~/components/students/types'
import { useRecordForm } from '~/ui/form/use_record_form'

const APART = ['confirm_duplicate', ...Object.keys(newGuardianData(''))]

export function useStudentForm(student: StudentDetail | null) {
  const phoneCountry = useShared().tenant?.phone_country ?? ''
  return useRecordForm({
    saved: studentFormData(student, phoneCountry),
    isNew: student === null,
    focusOrder,
    apart: APART,
    send: (form, options) => {
      if (student) form.put(urlFor('admin.students.update', { id: student.id }), options)
      else form.post(urlFor('admin.students.store'), options)
    },
  })
}

export type StudentForm = ReturnType<typeof useStudentForm>
