import { useTranslations } from 'use-intl'
import type { Change } from '~/components/audit/types'
import { usePermissionName } from '~/components/permissions/use_permission_name'

const listOf = (side: Change['before']) => (Array.isArray(side) ? side : [])

/** Which permissions a role was given, and which were taken away. */
export function PermissionChange({ change }: { change: Change }) {
  const t = useTranslations('audit.fields')
  const nameOf = usePermissionName()
  const before = listOf(change.before)
  const after = listOf(change.after)
  const lines = [
    { label: t('permissions_added'), names: after.filter((name) => !before.includes(name)) },
    { label: t('permissions_removed'), names: before.filter((name) => !after.includes(name)) },
  ]
  return lines
    .filter(({ names }) => names.length > 0)
    .map(({ label, names }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{names.map(nameOf).join(' · ')}</dd>
      </div>
    ))
}
