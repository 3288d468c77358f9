import { useState } from 'react'
import { urlFor } from '~/client'
import {
  carryLastName,
  childName,
  type ChildData,
  errorsWithout,
  oneMore,
  sentChild,
  childData,
} from '~/components/families/family_rows'
import type { FamilyPage, KnownFamily } from '~/components/families/types'
import { guardianBindings } from '~/components/guardians/links/guardian_identity'
import { useShared } from '~/hooks/use_shared'
import type { Binding } from '~/ui/form/binding'
import { useRecordForm } from '~/ui/form/use_record_form'
import { newGuardianData, type NewGuardianData } from '~/components/students/form/new_guardian_data'
import { askedNames, type NameLanguage } from '#domain/shared/text/person_names'

type FamilyData = NewGuardianData & {
  household_id: string
  children: ChildData[]
  version: number
}

function familyData(
  family: KnownFamily | null,
  { modes, phoneCountry }: { modes: readonly string[]; phoneCountry: string }
): FamilyData {
  const sibling = family?.children.at(-1)
  const names = sibling && askedNames(sibling)
  const isNew = modes.includes('new') && !family
  return {
    ...newGuardianData(phoneCountry),
    guardian_mode: family?.guardian ? 'known' : isNew ? 'new' : (modes[0] ?? 'none'),
    guardian_id: family?.guardian?.id ?? '',
    guardian_relation: family?.relation ?? '',
    guardian_is_payer: family?.is_payer ?? true,
    household_id: family?.household?.id ?? '',
    children: [childData(1, { ar: names?.last_name_ar ?? '', en: names?.last_name_en ?? '' })],
    version: 1,
  }
}

export function useFamilyForm({ family, modes, duplicates }: FamilyPage) {
  const phoneCountry = useShared().tenant?.phone_country ?? ''
  const [saved] = useState(() => familyData(family, { modes, phoneCountry }))
  /** The rows as last sent: the server names them by this order. */
  const [sent, setSent] = useState<number[]>([])
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
  const { form, field } = state
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

  const guardian = guardianBindings(field)
  const carried = (language: NameLanguage): Binding<string> => {
    const binding = guardian[`guardian_last_name_${language}`]
    return {
      ...binding,
      onChange: (name) => {
        binding.onChange(name)
        form.setData((now) => ({
          ...now,
          children: carryLastName(now.children, { language, name, from: 0 }),
        }))
      },
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

  return {
    ...state,
    guardian: {
      ...guardian,
      guardian_last_name_ar: carried('ar'),
      guardian_last_name_en: carried('en'),
    },
    children,
    childField,
    add,
    remove,
    added,
    duplicatesOf,
  }
}

export type FamilyFormState = ReturnType<typeof useFamilyForm>

const withChild = <Name extends keyof ChildData>(
  children: ChildData[],
  at: number,
  name: Name,
  value: ChildData[Name]
) => {
  const changed = children.with(at, { ...children[at]!, [name]: value })
  const language = lastNames.find((one) => name === `last_name_${one}`)
  return language
    ? carryLastName(changed, { language, name: String(value), from: at + 1 })
    : changed
}

const lastNames: readonly NameLanguage[] = ['ar', 'en']
