import { useTranslations } from 'use-intl'
import type { RoleForm } from '~/components/roles/use_role_form'
import { StalePanel } from '~/ui/form/stale_panel'

const fields = ['name', 'name_ar', 'description', 'permissions'] as const

/** What somebody else saved while this role was being edited; permissions are put together box by box. */
export function RoleStalePanel({ form, stale }: Pick<RoleForm, 'form' | 'stale'>) {
  const t = useTranslations('roles.fields')
  const empty = useTranslations('ui.stale')('empty')
  if (!stale.seen) return null
  const label = (name: string) => {
    const known = fields.find((field) => field === name)
    return known ? t(known) : name
  }
  return (
    <StalePanel
      taken={stale.taken.map(label)}
      onChoose={stale.choose}
      differences={stale.conflicts.map(({ name, mine, theirs }) => ({
        name,
        label: label(name),
        mine: String(mine ?? '') || empty,
        theirs: String(theirs ?? '') || empty,
        choice: form.data[name] === theirs ? 'theirs' : 'mine',
      }))}
    />
  )
}
