import { useTranslations } from 'use-intl'
import { RoleForm } from '~/components/roles/role_form'
import { roleUrls } from '~/components/roles/role_urls'
import type { Role, Withheld } from '~/components/roles/types'
import { useRoleName } from '~/components/roles/use_role_name'
import { PageHeader } from '~/ui/page_header'

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
          { label: t('title'), href: roleUrls.index() },
          { label: name, href: roleUrls.show(role.id) },
        ]}
      />
      <RoleForm title={title} role={role} roles={roles} withheld={withheld} />
    </>
  )
}
