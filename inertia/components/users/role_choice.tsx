import { Checkbox, Text, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PermissionSummary } from '~/components/permissions/permission_summary'
import { useRoleName } from '~/components/roles/use_role_name'
import type { RoleOption } from '~/components/users/types'
import { fieldId, type Binding } from '~/ui/form/binding'
import { FieldError } from '~/ui/form/fields/field_error'
import classes from '~/components/users/users.module.css'

interface RoleChoiceProps {
  roles: RoleOption[]
  field: Binding<string>
  isOwn: boolean
}

export function RoleChoice({ roles, field, isOwn }: RoleChoiceProps) {
  const t = useTranslations('users')
  const roleName = useRoleName()
  const held = new Set(field.value.split(' ').filter(Boolean))
  const toggle = (id: string) => {
    const next = new Set(held)
    if (!next.delete(id)) next.add(id)
    field.onChange([...next].sort().join(' '))
  }
  return (
    <div
      role="group"
      aria-label={t('fields.roles')}
      id={fieldId('roles')}
      tabIndex={-1}
      data-error={field.error ? true : undefined}
    >
      {field.error && <FieldError message={field.error} />}
      <ul className={classes.roles}>
        {roles.map((role) => (
          <li key={role.id}>
            <Checkbox
              label={roleName(role)}
              description={role.grantable || isOwn ? role.description : t('role.locked')}
              checked={held.has(role.id)}
              disabled={isOwn || !role.grantable}
              onChange={() => toggle(role.id)}
            />
            <details className={classes.more}>
              <summary>
                <VisuallyHidden>{t('role.show', { role: roleName(role) })}</VisuallyHidden>{' '}
                {role.is_super
                  ? t('role.everything')
                  : t('role.holds', { count: role.permissions.length })}
              </summary>
              {role.is_super ? (
                <Text size="sm">{t('role.everything')}</Text>
              ) : (
                <PermissionSummary permissions={role.permissions} />
              )}
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}
