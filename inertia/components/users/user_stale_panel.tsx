import { useTranslations } from 'use-intl'
import { useRoleName } from '~/components/roles/use_role_name'
import type { RoleOption } from '~/components/users/types'
import { userInputs, type UserForm } from '~/components/users/use_user_form'
import { StalePanel } from '~/ui/form/stale_panel'

interface UserStalePanelProps extends Pick<UserForm, 'form' | 'stale'> {
  roles: RoleOption[]
}

/** What somebody else saved while this administrator was being edited; roles are put together one by one. */
export function UserStalePanel({ form, stale, roles }: UserStalePanelProps) {
  const t = useTranslations('users.fields')
  const empty = useTranslations('ui.stale')('empty')
  const roleName = useRoleName()
  if (!stale.seen) return null
  const label = (name: string) => {
    const known = userInputs.find((input) => input === name)
    return known ? t(known) : name
  }
  const write = (name: string, value: unknown) => {
    if (name !== 'roles') return String(value ?? '') || empty
    const ids = String(value).split(' ')
    return roles
      .filter(({ id }) => ids.includes(id))
      .map(roleName)
      .join(' · ')
  }
  return (
    <StalePanel
      taken={stale.taken.map(label)}
      onChoose={stale.choose}
      differences={stale.conflicts.map(({ name, mine, theirs }) => ({
        name,
        label: label(name),
        mine: write(name, mine),
        theirs: write(name, theirs),
        choice: form.data[name] === theirs ? 'theirs' : 'mine',
      }))}
    />
  )
}
