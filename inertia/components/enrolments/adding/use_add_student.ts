import { useEffect, useState } from 'react'
import { addStudentData, useEnrolForm } from '~/components/enrolments/adding/use_enrol_form'
import type { Candidate, GroupDetail } from '~/components/groups/types'
import { namesToAsk } from '~/components/people/names_to_ask'
import { useMoney } from '~/hooks/use_money'
import { useShared } from '~/hooks/use_shared'
import { splitName } from '#domain/shared/names/split_name'
import { type AskedNames, languageOf } from '#domain/shared/text/person_names'

export type Chosen = { is: 'nobody' } | { is: 'new' } | { is: 'known'; student: Candidate }

export function useAddStudent(group: GroupDetail, today: string, onClose: () => void) {
  const money = useMoney()
  const phoneCountry = useShared().tenant?.phone_country ?? ''
  const price = money.edit(group.price ?? group.course.price)
  const blank = addStudentData(group, { today, price, phoneCountry })
  const { form, draft, field, send } = useEnrolForm(blank)
  const [chosen, choose] = useState<Chosen>({ is: 'nobody' })
  const [added, setAdded] = useState(0)

  const isNamed = Object.keys(namesToAsk(null)).some(
    (name) => form.data[name as keyof AskedNames] !== ''
  )
  const isNewRestored = draft.restored && isNamed
  useEffect(() => {
    if (isNewRestored) choose({ is: 'new' })
  }, [isNewRestored])

  function take(next: Chosen, typed = '') {
    const name = typed.trim()
    const { first, last } = splitName(name) ?? { first: name, last: '' }
    const isName = next.is === 'new' && /^\p{L}/u.test(name)
    const language = languageOf(typed)
    form.clearErrors()
    form.setData((now) => ({
      ...now,
      student_id: next.is === 'known' ? next.student.id : '',
      ...namesToAsk(null),
      [`first_name_${language}`]: isName ? first : '',
      [`last_name_${language}`]: isName ? last : '',
    }))
    choose(next)
  }

  function submit(another: boolean) {
    send(group.id, () => {
      if (!another) return onClose()
      const { standing, starts_on } = form.data
      form.setData({ ...blank, standing, starts_on })
      choose({ is: 'nobody' })
      setAdded((count) => count + 1)
    })
  }

  return { form, draft, field, chosen, take, submit, added }
}

export type AddStudent = ReturnType<typeof useAddStudent>
