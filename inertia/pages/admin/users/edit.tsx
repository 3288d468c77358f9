import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { BranchOption } from '~/components/branches/types'
import type { RoleOption, UserDetail } from '~/components/users/types'
import { UserForm } from '~/components/users/user_form'
import { PageHeader } from '~/ui/page/page_header'
import { useNames } from '~/ui/names/use_names'

interface UserEditProps {
  user: UserDetail
  roles: RoleOption[]
  branches: BranchOption[]
  isOwn: boolean
}

export default function UserEdit({ user, roles, isOwn }: UserEditProps) {
  const t = useTranslations('users')
  const name = useNames()(user).lead
  const title = t('edit_title', { name })
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: t('title'), href: urlFor('admin.users.index') },
          { label: name, href: urlFor('admin.users.show', { id: user.id }) },
        ]}
      />
      <UserForm title={title} user={user} roles={roles} isOwn={isOwn} />
    </>
  )
}
