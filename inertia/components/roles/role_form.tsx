import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { recordUrls } from '~/ui/record/record_urls'
import { PermissionGrid } from '~/components/permissions/permission_grid'
import { listOf, useRoleForm } from '~/components/roles/use_role_form'
import { RoleNames } from '~/components/roles/role_names'
import type { Role, Withheld } from '~/components/roles/types'
import { AreaForm } from '~/ui/form/area_form'
import { fieldId } from '~/ui/form/binding'
import { FieldError } from '~/ui/form/fields/field_error'
import classes from '~/components/roles/roles.module.css'

interface RoleFormProps {
  title: string
  role: Role | null
  model?: Role | null
  roles: Role[]
  withheld: Withheld
}

const labelled = ['kind', 'name', 'name_ar', 'description', 'permissions'] as const

export function RoleForm({ title, role, model = null, roles, withheld }: RoleFormProps) {
  const t = useTranslations('roles')
  const state = useRoleForm(role, model)
  const { form, field } = state
  const kind = form.data.kind as Role['kind']
  const permissions = field('permissions')
  return (
    <AreaForm
      area="roles"
      title={title}
      record={role}
      urls={recordUrls('roles')}
      inputs={labelled}
      state={state}
    >
      <RoleNames role={role} roles={roles} form={state} />
      <section
        className={classes.card}
        aria-labelledby="permissions-title"
        id={fieldId('permissions')}
        tabIndex={-1}
        data-error={permissions.error ? true : undefined}
      >
        <Title order={2} id="permissions-title">
          {t('fields.permissions')}
        </Title>
        <Text size="sm" c="dimmed" mb="md">
          {t('sections.permissions_help')}
        </Text>
        {permissions.error && <FieldError message={permissions.error} />}
        <PermissionGrid
          key={kind}
          kind={kind}
          roles={roles.filter((one) => one.kind === kind && one.id !== role?.id)}
          withheld={withheld[kind]}
          value={listOf(permissions.value)}
          onChange={(value) => permissions.onChange(value.join(' '))}
        />
      </section>
    </AreaForm>
  )
}
