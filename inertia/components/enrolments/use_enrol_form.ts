import { useForm } from '@inertiajs/react'
import type { AddStudentData } from '~/components/enrolments/add_student_data'
import { groupUrls } from '~/components/groups/group_urls'
import { bindingOf } from '~/ui/form/bindings_of'

/** The form that puts a student into a group, from the group's page or the student's. */
export function useEnrolForm(blank: AddStudentData) {
  const form = useForm<AddStudentData>(blank)
  const field = <Name extends keyof AddStudentData>(name: Name) => bindingOf(form, name)

  function send(groupId: string, onSuccess: () => void) {
    if (form.processing) return
    form.post(groupUrls.enrol(groupId), {
      preserveScroll: true,
      preserveState: true,
      onSuccess,
    })
  }
  return { form, field, send }
}

export type EnrolForm = Pick<ReturnType<typeof useEnrolForm>, 'form' | 'field'>
