import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { UserRow } from '~/components/users/types'
import { userUrls } from '~/components/users/user_urls'
import { useShared } from '~/hooks/use_shared'
import { Avatar } from '~/ui/avatar'
import { RowLink } from '~/ui/list/row_link'
import { useNames } from '~/ui/use_names'
import roles from '~/components/roles/roles.module.css'
import classes from '~/components/students/student_names.module.css'

/** Photo or initials, name, and the sign-in address beneath it. */
export function UserNameCell({ user }: { user: UserRow }) {
  const t = useTranslations('users')
  const { lead, parts } = useNames()(user)
  const isOwn = useShared().auth?.user.id === user.id
  return (
    <div className={classes.person}>
      <Avatar person={{ ...parts, photo: user.photo }} size={32} />
      <div className={classes.names}>
        <RowLink href={userUrls.show(user.id)}>
          <bdi>{lead}</bdi>
        </RowLink>
        {isOwn && (
          <span className={roles.marks}>
            <span className={roles.mark}>{t('you')}</span>
          </span>
        )}
        <Text size="xs" c="dimmed" truncate component="div" className={classes.other}>
          <bdi dir="ltr">{user.email}</bdi>
        </Text>
      </div>
    </div>
  )
}
