import { useTranslations } from 'use-intl'
import type { KnownField } from '~/components/audit/known_fields'
import type { Change } from '~/components/audit/types'
import { useFormat } from '~/hooks/use_format'

/** Writes a changed value of an account or a role in words; '' where there was none. */
export function useValueOf(): (field: KnownField, value: Change['before']) => string {
  const status = useTranslations('users.status')
  const kinds = useTranslations('roles.kinds')
  const format = useFormat()
  return (field, value) => {
    if (value === null || value === '') return ''
    if (Array.isArray(value)) return value.join(' · ')
    const text = String(value)
    if (field === 'archived_at') return format.dayOf(text)
    if (field === 'status' && (text === 'active' || text === 'suspended' || text === 'invited'))
      return status(text)
    if (field === 'kind' && (text === 'admin' || text === 'instructor' || text === 'student'))
      return kinds(text)
    return text
  }
}
