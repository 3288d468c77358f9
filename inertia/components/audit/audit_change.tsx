import { VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { knownFields } from '~/components/audit/known_fields'
import { PermissionChange } from '~/components/audit/permission_change'
import type { Change } from '~/components/audit/types'
import { useValueOf } from '~/components/audit/use_value_of'
import { ChangeLine } from '~/components/students/change_line'
import classes from '~/components/students/activity.module.css'

/** One changed field in words; what has no label people know stays out. */
export function AuditChange({ area, change }: { area: string; change: Change }) {
  const t = useTranslations('audit.fields')
  const words = useTranslations('students.activity')
  const write = useValueOf()
  const field = knownFields.find((known) => known === change.field)
  if (area === 'students') {
    const plain = (side: Change['before']) => (Array.isArray(side) ? side.join(', ') : side)
    const line = { field: change.field, before: plain(change.before), after: plain(change.after) }
    return <ChangeLine change={line} />
  }
  if (change.field === 'permissions') return <PermissionChange change={change} />
  if (!field) return null
  return (
    <div>
      <dt>{t(field)}</dt>
      <dd>
        <VisuallyHidden>{words('was')} </VisuallyHidden>
        <bdi className={classes.before}>
          {write(field, change.before) || words('empty_value')}
        </bdi>{' '}
        <IconArrowRight size={14} className="mirrored" aria-hidden />{' '}
        <VisuallyHidden>{words('now')} </VisuallyHidden>
        <bdi>{write(field, change.after) || words('empty_value')}</bdi>
      </dd>
    </div>
  )
}
