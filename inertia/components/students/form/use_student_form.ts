import { urlFor } from '~/client'
import { useShared } from '~/hooks/use_shared'
import { newGuardianData, type NewGuardianData } from '~/components/students/form/new_guardian_data'
import type { StudentDetail } from '~/components/students/types'
import { useRecordForm } from '~/ui/form/use_record_form'
import { personFormData, type PersonFormData } from '~/components/people/person_form_data'

const APART = [
  'confirm_duplicate',
  'phone_also',
  'agreed',
  'confirmed_warnings',
  ...Object.keys(newGuardianData('')),
]

export function useStudentForm(student: StudentDetail | null) {
  const phoneCountry = useShared().tenant?.phone_country ?? ''
  return useRecordForm({
    saved: studentFormData(student, phoneCountry),
    isNew: student === null,
    apart: APART,
    send: (form, options) => {
      if (student) form.put(urlFor('admin.students.update', { id: student.id }), options)
      else form.post(urlFor('admin.students.store'), options)
    },
  })
}

export type StudentForm = ReturnType<typeof useStudentForm>

type StudentFormData = PersonFormData & {
  birth_date: string
  school_name: string
  agreed: string
  confirmed_warnings: string[]
} & NewGuardianData

function studentFormData(student: StudentDetail | null, phoneCountry: string): StudentFormData {
  return {
    ...personFormData(student, phoneCountry),
    birth_date: student?.birth_date ?? '',
    school_name: student?.school_name ?? '',
    agreed: '',
    confirmed_warnings: [],
    ...newGuardianData(phoneCountry),
  }
}
