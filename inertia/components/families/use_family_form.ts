import { useState } from 'react'
import { urlFor } from '~/client'
import { familyData, type FamilyData } from '~/components/families/family_data'
import {
  childName,
  type ChildData,
  errorsWithout,
  oneMore,
  sentChild,
} from '~/components/families/family_rows'
import type { FamilyPage } from '~/components/families/types'
import { useShared } from '~/hooks/use_shared'
import type { Binding } from '~/ui/form/binding'
import { useRecordForm } from '~/ui/form/use_record_form'

export function useFamilyForm({ family, modes, duplicates }: FamilyPage) {
  const phoneCountry = useShared().tenant?.phone_country ?? ''
  const [saved] = useState(() => familyData(family, { modes, phoneCountry }))
  /** The rows as they were sent last, which is how the server names them. */
  const [sent, setSent] = useState<number[]>([])
  /** The row that was added last: one goes on typing in it. */
  const [added, setAdded] = useState<number>()
  const state = useRecordForm<FamilyData>({
    saved,
    isNew: true,
    send: (form, options) => {
      setSent(form.data.children.map(({ key }) => key))
      form.transform((data) => ({ ...data, children: data.children.map(sentChild) }) as never)
      form.post(urlFor('admin.families.store'), options)
    },
  })
  const { form } = state
  const errors: Record<string, string | undefined> = form.errors
  const { children } = form.data

  function childField(at: number) {
    return <Name extends keyof ChildData>(name: Name): Binding<ChildData[Name]> => {
      const whole = childName(at, name)
      return {
        name: whole,
        value: children[at]![name],
        error: errors[whole],
        onChange: (value) => {
          form.setData((now) => ({ ...now, children: withChild(now.children, at, name, value) }))
          if (errors[whole]) form.clearErrors(whole as never)
        },
      }
    }
  }

  function add() {
    const more = oneMore(children)
    form.setData((now) => ({ ...now, children: more }))
    setAdded(more.at(-1)!.key)
  }

  function remove(at: number) {
    const left = errorsWithout(errors, at)
    form.setData((now) => ({ ...now, children: now.children.filter((_, place) => place !== at) }))
    form.clearErrors()
    form.setError(left as never)
  }

  const duplicatesOf = (key: number) =>
    duplicates.find(({ child }) => sent[child] === key)?.people ?? []

  return { ...state, children, childField, add, remove, added, duplicatesOf }
}

export type FamilyFormState = ReturnType<typeof useFamilyForm>

const withChild = <Name extends keyof ChildData>(
  children: ChildData[],
  at: number,
  name: Name,
  value: ChildData[Name]
) => children.map((child, place) => (place === at ? { ...child, [name]: value } : child))
