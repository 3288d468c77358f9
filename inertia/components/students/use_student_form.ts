import { useForm } from '@inertiajs/react'
import type { Page } from '@inertiajs/core'
import { useEffect, useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import { focusOrder } from '~/components/students/student_field_names'
import { studentFormData, type StudentFormData } from '~/components/students/student_form_data'
import { studentUrls } from '~/components/students/student_urls'
import type { StudentDetail } from '~/components/students/types'
import { useStaleMerge } from '~/components/students/use_stale_merge'
import type { Binding } from '~/ui/form/binding'
import { focusField } from '~/ui/form/focus_field'
import { useDraft } from '~/ui/form/use_draft'

const DOORS = /^(auth|errors)\//

/** A student's form: values, errors, saving, what somebody else saved meanwhile, and the draft. */
export function useStudentForm(student: StudentDetail | null) {
  const phoneCountry = useShared().tenant?.phone_country ?? ''
  const [initial] = useState(() => studentFormData(student, phoneCountry))
  const form = useForm<StudentFormData>(initial)
  const { data, setData, errors } = form
  const stale = useStaleMerge(form, initial, student && studentFormData(student, phoneCountry))
  const draft = useDraft({
    data,
    initial: stale.base,
    alongside: student ? { version: data.version } : undefined,
    onRestore: (kept) => setData((now) => ({ ...now, ...kept })),
  })
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0) return
    const first = focusOrder.find((name) => errors[name])
    if (first) focusField(first)
  }, [refusals, errors])

  const submit = () => {
    draft.save()
    const options = {
      preserveScroll: true,
      onError: () => setRefusals((count) => count + 1),
      onSuccess: ({ component }: Page) => {
        if (!DOORS.test(component)) draft.forget()
      },
    }
    if (student) form.put(studentUrls.update(student.id), options)
    else form.post(studentUrls.store(), options)
  }

  function field<Name extends keyof StudentFormData>(name: Name): Binding<StudentFormData[Name]> {
    return {
      name,
      value: data[name],
      error: errors[name],
      onChange: (value) => {
        setData((now) => ({ ...now, [name]: value }))
        if (errors[name]) form.clearErrors(name)
      },
    }
  }

  const discardDraft = () => {
    setData(stale.base)
    draft.forget()
  }
  return { form, field, submit, stale, draft, discardDraft }
}

export type StudentForm = ReturnType<typeof useStudentForm>
