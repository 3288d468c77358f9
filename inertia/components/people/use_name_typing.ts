import { useState } from 'react'
import {
  type NameField,
  nameFields,
  type NameLanguage,
  otherLanguage,
} from '#domain/shared/text/person_names'
import type { NamePart } from '~/components/people/use_suggested_name'
import type { Binding } from '~/ui/form/binding'

const NOTHING: readonly NameField[] = []

/** Knows where somebody has typed: what was emptied again is suggested no more. And what was taken: another may replace it. */
export function useNameTyping(field: Record<NameField, Binding<string>>) {
  const [typed, setTyped] = useState(NOTHING)
  const [taken, setTaken] = useState<Partial<Record<NameField, string>>>({})
  const isBlank = nameFields.every((name) => !field[name].value)

  const typing = (name: NameField): Binding<string> => ({
    ...field[name],
    onChange: (value) => {
      setTyped((before) => [...(isBlank ? NOTHING : before), name])
      field[name].onChange(value)
    },
  })

  const take = (name: NameField, value: string) => {
    setTaken((before) => ({ ...before, [name]: value }))
    field[name].onChange(value)
  }

  /** The same name in the other script, where this one may be suggested of it; else ''. */
  const besideUntyped = (part: NamePart, language: NameLanguage): string => {
    const name = `${part}_name_${language}` as const
    const { value } = field[name]
    const isOpen = !typed.includes(name) && (!value || value === taken[name])
    return isOpen ? field[`${part}_name_${otherLanguage[language]}`].value.trim() : ''
  }

  return { typing, take, besideUntyped }
}
