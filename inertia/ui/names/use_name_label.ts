import { useTranslations } from 'use-intl'
import { languageOf, nameFields } from '#domain/shared/text/person_names'

const STORED = /^(first|last)_name(?:_other)?$/

/**
 * Stored names may be in either script, so the value decides between the Arabic and the English
 * name. Undefined for every other field.
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
