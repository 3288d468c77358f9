import { useState } from 'react'
import { type NameField, nameFields, type NameLanguage } from '#domain/shared/text/person_names'
import type { NamePart } from '~/components/people/use_suggested_name'
import type { Binding } from '~/ui/form/binding'

const NOTHING: readonly NameField[] = []

/** Knows where somebody has typed: what was emptied again is suggested no more. */
export function useNameTyping(field: Record<NameField, Binding<string>>) {
  const [typed, setTyped] = useState(NOTHING)
  const isBlank = nameFields.every((name) => !field[name].value)

  const typing = (name: NameField): Binding<string> => ({
    ...field[name],
    onChange: (value) => {
      setTyped((before) => [...(isBlank ? NOTHING : before), name])
      field[name].onChange(value)
    },
  })

  /** The same name in the other script, where this one may be suggested of it; else ''. */
  const besideUntyped = (part: NamePart, language: NameLanguage): string => {
    const other = field[`${part}_name_${language === 'ar' ? 'en' : 'ar'}`]
    const name = `${part}_name_${language}` as const
    return typed.includes(name) || field[name].value ? '' : other.value.trim()
  }

  return { typing, besideUntyped }
}
