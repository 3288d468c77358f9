import { useTranslations } from 'use-intl'
import { languageOf, nameFields } from '#domain/shared/text/person_names'

const STORED = /^(first|last)_name(?:_other)?$/

/**
 * What a field of a name is called. As it is stored it may be in either script: its value tells whether it is the Arabic
 * name or the English one. Undefined for every other field.
 */
export function useNameLabel(): (field: string, value?: unknown) => string | undefined {
  const t = useTranslations('ui.names')
  return (field, value) => {
    const known = nameFields.find((name) => name === field)
    if (known) return t(known)
    const language = languageOf(typeof value === 'string' ? value : '')
    if (field === 'name_other') return t(`name_${language}`)
    const part = STORED.exec(field)?.[1] as 'first' | 'last' | undefined
    return part && t(`${part}_name_${language}`)
  }
}
