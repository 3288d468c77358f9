import { useTranslations } from 'use-intl'
import type { KnownField } from '~/components/audit/known_fields'
import type { AuditEntry, Change } from '~/components/audit/types'
import { accountStatuses } from '#domain/access/accounts/rules/account_status'
import { factors } from '#domain/access/second_factors/rules/second_factor'
import { kinds } from '#domain/shared/choices/kinds'
import { areasWhere, type AreasWith } from '#domain/shared/areas/areas'
import { placementWarningTypes } from '#domain/shared/choices/placement_warnings'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useAreaName } from '~/ui/use_area_name'

const lists = areasWhere<AreasWith<'exported', true>>(({ exported }) => exported)

type Write = (text: string) => string

function named<Word extends string>(words: readonly Word[], say: (word: Word) => string): Write {
  return (text) => {
    const word = words.find((one) => one === text)
    return word ? say(word) : text
  }
}

export function useValueOf(roleNames: AuditEntry['role_names'] = {}) {
  const t = useTranslations('audit.values')
  const status = useTranslations('users.status')
  const kind = useTranslations('roles.kinds')
  const nameOf = useAreaName()
  const lock = useTranslations('security.lock')
  const format = useFormat()
  const { locale } = useShared().app

  const roleName: Write = (name) => (locale === 'ar' && roleNames[name]) || name
  const writers: Partial<Record<KnownField, Write>> = {
    roles: roleName,
    replacement: roleName,
    status: named(accountStatuses, status),
    kind: named(kinds, kind),
    open_doors: named(kinds, kind),
    list: named(lists, (area) => nameOf(area, 'trail')),
    format: (type) => (type === 'csv' ? 'CSV' : 'Excel'),
    factor: named(factors, (factor) => t(`factors.${factor}`)),
    archived_at: format.dayOf,
    confirmed_warnings: named(placementWarningTypes, (type) => t(`warnings.${type}`)),
    lock_after: (minutes) => lock('after', { minutes: Number(minutes) }),
  }

  return (field: KnownField, value: Change['before']): string => {
    if (field === 'lock_after' && value === null) return lock('never')
    if (field === 'branches' && value === null) return t('whole_centre')
    if (value === null || value === '') return ''
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (field === 'tax_rate') return format.percentage(Number(value))
    if (typeof value === 'number' && field !== 'lock_after') return format.number(value)
    const write = writers[field] ?? String
    return [value].flat().map(String).map(write).join(' · ')
  }
}
