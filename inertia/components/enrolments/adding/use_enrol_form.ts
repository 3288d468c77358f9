import { useForm } from '@inertiajs/react'
import { urlFor } from '~/client'
import type { AddStudentData } from '~/components/enrolments/adding/add_student_data'
import { bindingOf } from '~/ui/form/bindings_of'

export function useEnrolForm(blank: AddStudentData) {
  const form = useForm<AddStudentData>(blank)
  const field = <Name extends keyof AddStudentData>(name: Name) => bindingOf(form, name)

  function send(groupId: string, onSuccess: () => void) {
    if (form.processing) return
    form.post(urlFor('admin.enrolments.store', { id: groupId }), {
      preserveScroll: true,
      preserveState: true,
      onSuccess,
    })
  }
  return { form, field, send }
}

export type EnrolForm = Pick<ReturnType<typeof useEnrolForm>, 'form' | 'field'>
