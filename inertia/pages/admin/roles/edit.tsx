import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { RoleForm } from '~/components/roles/role_form'
import type { Role, Withheld } from '~/components/roles/types'
import { useRoleName } from '~/components/roles/use_role_name'
import { PageHeader } from '~/ui/page/page_header'

interface RoleEditProps {
  role: Role
  roles: Role[]
  withheld: Withheld
}

export default function RoleEdit({ role, roles, withheld }: RoleEditProps) {
  const t = useTranslations('roles')
  const name = useRoleName()(role)
  const title = t('edit_title', { name })
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: t('title'), href: urlFor('admin.roles.index') },
          { label: name, href: urlFor('admin.roles.show', { id: role.id }) },
        ]}
      />
      <RoleForm title={title} role={role} roles={roles} withheld={withheld} />
    </>
  )
}
