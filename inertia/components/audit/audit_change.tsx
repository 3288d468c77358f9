import { knownFields } from '~/components/audit/known_fields'
import type { AuditEntry, Change } from '~/components/audit/types'
import { useValueOf } from '~/components/audit/use_value_of'
import { useWholeName } from '~/components/audit/use_whole_name'
import { useGeneralValue } from '~/components/settings/general/general_facts'
import { generalFields } from '~/components/settings/general/use_general_form'
import { useTranslations } from 'use-intl'
import { ChangeLine } from '~/ui/record/activity/changes'
import { useFieldLabel } from '~/ui/record/use_field_label'
import { useFieldValue } from '~/ui/record/use_field_value'
import type { Area } from '~/ui/use_area_words'
import { useNameLabel } from '~/ui/names/use_name_label'
import { auditedWords } from '#domain/shared/areas/areas'
import { usePermissionName } from '~/components/permissions/use_permission_name'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface AuditChangeProps {
  entry: Pick<AuditEntry, 'action' | 'area' | 'changes' | 'role_names' | 'records'>
  change: Change
}

export function AuditChange({ entry, change }: AuditChangeProps) {
  const t = useTranslations('audit.fields')
  const write = useValueOf(entry.role_names)
  const labelOfName = useNameLabel()
  const words = trailWords(entry.area)
  if (words) return <OwnChange area={words} change={change} records={entry.records} />
  if (entry.action === 'settings.update_general') return <GeneralChange change={change} />
  if (change.field === 'permissions') return <PermissionChange change={change} />
  const { before, after } = change
  const nameLabel = labelOfName(change.field, after ?? before)
  if (nameLabel) return <ChangeLine label={nameLabel} {...namesIn(change)} />
  const field = knownFields.find((known) => known === change.field)
  if (!field) return null
  return <ChangeLine label={t(field)} before={write(field, before)} after={write(field, after)} />
}

const namesIn = ({ before, after }: Change) => ({
  before: String(before ?? ''),
  after: String(after ?? ''),
})

/** The trail keeps columns, and the form names two of them otherwise. */
const formNames: Record<string, string> = { logo: 'photo', phone_country: 'default_phone_country' }

function GeneralChange({ change: { field, before, after } }: { change: Change }) {
  const t = useTranslations('general.fields')
  const writeValue = useGeneralValue()
  const name = generalFields.find((one) => one === (formNames[field] ?? field))
  if (!name) return null
  const write = (value: Change['before']) => (value === null ? '' : writeValue(name, value))
  return (
    <ChangeLine
      label={t(name)}
      before={write(before)}
      after={write(after)}
      isHidden={name === 'photo'}
    />
  )
}

type OwnChangeProps = { area: Area; change: Change; records: AuditEntry['records'] }

function OwnChange({ area, change, records }: OwnChangeProps) {
  const label = useFieldLabel(area)(change.field, change.after ?? change.before)
  const wholeName = useWholeName()
  const writeValue = useFieldValue(area)
  const { field, before, after } = change
  if (!label) return null
  const write = (value: Change['before']) => writeValue(field, [value].flat().map(called))
  const called = (value: unknown) => {
    const record = records.find(({ id }) => id === value)
    if (record) return wholeName(record.name, record.name_other)
    return ID.test(String(value)) ? '' : value
  }
  return (
    <ChangeLine
      label={label}
      before={write(before)}
      after={write(after)}
      isHidden={field === 'photo'}
    />
  )
}

/**
 * The file of words an area's entries and changes are told in (`{words}.trail.*`,
 * `{words}.fields.*`); undefined for the trail's own. Importing `trailWords` loads all of these
 * files (vite/words.ts, docs/adr/0020).
 */
const trailWords = (area: string): Area | undefined => auditedWords[area]

const listOf = (side: Change['before']) => (Array.isArray(side) ? side : [])

function PermissionChange({ change }: { change: Change }) {
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
