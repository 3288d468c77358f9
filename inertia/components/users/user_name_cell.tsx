import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { UserRow } from '~/components/users/types'
import { useShared } from '~/hooks/use_shared'
import { PersonCell } from '~/ui/record/person_cell'
import roles from '~/components/roles/roles.module.css'

export function UserNameCell({ user }: { user: UserRow }) {
  const t = useTranslations('users')
  const isOwn = useShared().auth?.user.id === user.id
  const mark = (
    <span className={roles.marks}>
      <span className={roles.mark}>{t('you')}</span>
    </span>
  )
  return (
    <PersonCell
      person={user}
      href={urlFor('admin.users.show', { id: user.id })}
      mark={isOwn && mark}
      beneath={<bdi dir="ltr">{user.email}</bdi>}
    />
  )
}
