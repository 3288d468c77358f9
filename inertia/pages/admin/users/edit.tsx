import { useTranslations } from 'use-intl'
import type { RoleOption, UserDetail } from '~/components/users/types'
import { UserForm } from '~/components/users/user_form'
import { userUrls } from '~/components/users/user_urls'
import { PageHeader } from '~/ui/page_header'
import { useNames } from '~/ui/use_names'

interface UserEditProps {
  user: UserDetail
  roles: RoleOption[]
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
          { label: t('title'), href: userUrls.index() },
          { label: name, href: userUrls.show(user.id) },
        ]}
      />
      <UserForm title={title} user={user} roles={roles} isOwn={isOwn} />
    </>
  )
}
