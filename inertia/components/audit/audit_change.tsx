import { knownFields } from '~/components/audit/known_fields'
import { PermissionChange } from '~/components/audit/permission_change'
import { ownFields } from '~/components/audit/own_fields'
import type { AuditEntry, Change } from '~/components/audit/types'
import { useValueOf } from '~/components/audit/use_value_of'
import { useTranslations } from 'use-intl'
import { ChangeLine } from '~/ui/record/change_line'
import { useFieldLabel } from '~/ui/record/use_field_label'
import { useFieldValue } from '~/ui/record/use_field_value'
import type { Area } from '~/ui/use_area_words'

interface AuditChangeProps {
  entry: Pick<AuditEntry, 'area' | 'changes' | 'role_names'>
  change: Change
}

/** One changed field in words; what has no label people know stays out. */
export function AuditChange({ entry, change }: AuditChangeProps) {
  const t = useTranslations('audit.fields')
  const write = useValueOf(entry.role_names)
  const own = ownFields[entry.area]
  if (own) return <OwnChange area={own.area} change={change} />
  if (change.field === 'permissions') return <PermissionChange change={change} />
  const field = knownFields.find((known) => known === change.field)
  if (!field) return null
  const { before, after } = change
  return (
    <ChangeLine
      label={t(field)}
      before={write(field, before)}
      after={write(field, after)}
      isFirst={entry.changes.every((one) => one.before === null)}
    />
  )
}

/** In the words of the area's own pages. */
function OwnChange({ area, change }: { area: Area; change: Change }) {
  const label = useFieldLabel(area)(change.field)
  const write = useFieldValue(area)
  const { field, before, after } = change
  if (!label) return null
  return (
    <ChangeLine
      label={label}
      before={write(field, before)}
      after={write(field, after)}
      isHidden={field === 'photo'}
    />
  )
}
