import { useForm } from '@inertiajs/react'
import { useState } from 'react'
import {
  addStudentData,
  addStudentInputs,
  type AddStudentData,
  type Chosen,
} from '~/components/enrolments/add_student_data'
import { groupUrls } from '~/components/groups/group_urls'
import type { GroupDetail } from '~/components/groups/types'
import { namesToAsk } from '~/components/people/names_to_ask'
import { useMoney } from '~/hooks/use_money'
import { useShared } from '~/hooks/use_shared'
import type { Binding } from '~/ui/form/binding'
import { focusField } from '~/ui/form/focus_field'
import { languageOf } from '#domain/shared/person_names'

/** The dialog that puts students into a group, one after the other. */
export function useAddStudent(group: GroupDetail, today: string, onClose: () => void) {
  const money = useMoney()
  const phoneCountry = useShared().tenant?.phone_country ?? ''
  const price = money.edit(group.price ?? group.course.price)
  const blank = addStudentData(group, { today, price, phoneCountry })
  const form = useForm<AddStudentData>(blank)
  const [chosen, choose] = useState<Chosen>({ is: 'nobody' })
  const [added, setAdded] = useState(0)
  const errors: Record<string, string | undefined> = form.errors

  function field<Name extends keyof AddStudentData>(name: Name): Binding<AddStudentData[Name]> {
    return {
      name,
      value: form.data[name],
      error: errors[name],
      onChange: (value) => {
        form.setData((now) => ({ ...now, [name]: value }))
        if (errors[name]) form.clearErrors(name)
      },
    }
  }

  /** Takes somebody, somebody new by the name that was typed, or goes back to looking. */
  function take(next: Chosen, typed = '') {
    const [first = '', ...last] = typed.trim().split(/\s+/)
    const isName = next.is === 'new' && /^\p{L}/u.test(first)
    const language = languageOf(typed)
    form.clearErrors()
    form.setData((now) => ({
      ...now,
      student_id: next.is === 'known' ? next.student.id : '',
      ...namesToAsk(null),
      [`first_name_${language}`]: isName ? first : '',
      [`last_name_${language}`]: isName ? last.join(' ') : '',
    }))
    choose(next)
  }

  function submit(another: boolean) {
    if (form.processing) return
    form.post(groupUrls.enrol(group.id), {
      preserveScroll: true,
      preserveState: true,
      onError: (refused) => {
        const first = addStudentInputs.find((name) => refused[name])
        if (first) requestAnimationFrame(() => focusField(first))
      },
      onSuccess: () => {
        if (!another) return onClose()
        const { standing, starts_on } = form.data
        form.setData({ ...blank, standing, starts_on })
        choose({ is: 'nobody' })
        setAdded((count) => count + 1)
      },
    })
  }

  return { form, field, chosen, take, submit, added }
}

export type AddStudent = ReturnType<typeof useAddStudent>
