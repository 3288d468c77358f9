import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Role } from '~/components/roles/types'
import { useRoleName } from '~/components/roles/use_role_name'
import classes from '~/ui/form/fields/field.module.css'

interface ModelChoiceProps {
  roles: Role[]
  /** The chosen role's permissions, as one text. */
  onChoose: (permissions: string) => void
}

/** Takes over what another role of the kind may do. */
export function ModelChoice({ roles, onChoose }: ModelChoiceProps) {
  const t = useTranslations('roles')
  const roleName = useRoleName()
  const initial = new URLSearchParams(window.location.search).get('from') ?? ''
  return (
    <NativeSelect
      classNames={{ label: classes.label, root: classes.field }}
      label={t('help.model')}
      defaultValue={roles.some(({ id }) => id === initial) ? initial : ''}
      data={[
        { value: '', label: t('model_none') },
        ...roles.map((role) => ({ value: role.id, label: roleName(role) })),
      ]}
      onChange={(event) => {
        const chosen = roles.find(({ id }) => id === event.currentTarget.value)
        onChoose([...(chosen?.permissions ?? [])].sort().join(' '))
      }}
    />
  )
}
