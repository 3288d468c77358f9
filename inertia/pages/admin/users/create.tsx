import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { BranchOption } from '~/components/branches/types'
import type { RoleOption } from '~/components/users/types'
import { UserForm } from '~/components/users/user_form'
import { PageHeader } from '~/ui/page/page_header'

interface UserCreateProps {
  roles: RoleOption[]
  branches: BranchOption[]
}

export default function UserCreate({ roles }: UserCreateProps) {
  const t = useTranslations('users')
  const title = t('create_title')
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: t('title'), href: urlFor('admin.users.index') }]}
      />
      <UserForm title={title} user={null} roles={roles} />
    </>
  )
}
