import { useTranslations } from 'use-intl'
import type { DocumentLanguage } from '#domain/shared/choices/document_languages'

/** Writes a setting as the page words it. */
export function useDocumentValue(): (field: string, value: unknown) => string {
  const t = useTranslations('document_settings')
  return (field, value) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    const text = String(value ?? '')
    if (field === 'language') return t(`languages.${text as DocumentLanguage}`)
    if (field === 'due_days' && /^\d+$/.test(text)) return t('days', { count: Number(text) })
    return text
  }
}
