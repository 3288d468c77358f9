import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { RoleForm } from '~/components/roles/role_form'
import type { Role, Withheld } from '~/components/roles/types'
import { useRoleName } from '~/components/roles/use_role_name'
import { PageHeader } from '~/ui/page/page_header'

interface RoleCreateProps {
  model: Role | null
  roles: Role[]
  withheld: Withheld
}

export default function RoleCreate({ model, roles, withheld }: RoleCreateProps) {
  const t = useTranslations('roles')
  const roleName = useRoleName()
  const title = model ? t('clone_title', { name: roleName(model) }) : t('create_title')
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: t('title'), href: urlFor('admin.roles.index') }]}
      />
      <RoleForm title={title} role={null} model={model} roles={roles} withheld={withheld} />
    </>
  )
}
