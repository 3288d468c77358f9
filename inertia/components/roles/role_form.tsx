import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PermissionGrid } from '~/components/permissions/permission_grid'
import { listOf } from '~/components/roles/role_form_data'
import { RoleNames } from '~/components/roles/role_names'
import { RoleStalePanel } from '~/components/roles/role_stale_panel'
import { roleUrls } from '~/components/roles/role_urls'
import type { Role, Withheld } from '~/components/roles/types'
import { useRoleForm } from '~/components/roles/use_role_form'
import { fieldId } from '~/ui/form/binding'
import { FieldError } from '~/ui/form/field_error'
import { RecordForm } from '~/ui/form/record_form'
import classes from '~/components/roles/roles.module.css'

interface RoleFormProps {
  title: string
  role: Role | null
  /** The role a new one starts from. */
  model?: Role | null
  roles: Role[]
  withheld: Withheld
}

const labelled = ['kind', 'name', 'name_ar', 'description', 'permissions'] as const

/** Makes a role, or changes the given one. */
export function RoleForm({ title, role, model = null, roles, withheld }: RoleFormProps) {
  const t = useTranslations('roles')
  const roleForm = useRoleForm(role, model)
  const { form, field, submit, stale, draft, discardDraft } = roleForm
  const kind = form.data.kind as Role['kind']
  const permissions = field('permissions')
  return (
    <RecordForm
      title={title}
      labels={Object.fromEntries(labelled.map((name) => [name, t(`fields.${name}`)]))}
      errors={form.errors}
      isDirty={form.isDirty}
      isPending={form.processing}
      saveLabel={t(role ? 'form.update' : 'form.create')}
      cancelHref={role ? roleUrls.show(role.id) : roleUrls.index()}
      draftRestored={draft.restored}
      onDiscardDraft={discardDraft}
      onLeave={draft.forget}
      onSubmit={submit}
      notices={role && <RoleStalePanel key={role.version} form={form} stale={stale} />}
    >
      <RoleNames role={role} roles={roles} form={roleForm} />
      <section
        className={classes.card}
        aria-labelledby="permissions-title"
        id={fieldId('permissions')}
        tabIndex={-1}
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
    </RecordForm>
  )
}
