import type { ReactNode } from 'react'
import { useShared } from '~/hooks/use_shared'
import type { SignedInUser } from '~/types'
import { Avatar } from '~/ui/avatar'
import classes from '~/components/profile/profile.module.css'

interface PersonCardProps {
  user: SignedInUser
  children?: ReactNode
}

/** Who one is and at which centre. */
export function PersonCard({ user, children }: PersonCardProps) {
  const { tenant } = useShared()
  const other = [user.first_name_other, user.last_name_other].filter(Boolean).join(' ')
  return (
    <div className={classes.person}>
      <Avatar person={user} size={56} />
      <div className={classes.names}>
        <strong>
          <bdi>{`${user.first_name} ${user.last_name}`}</bdi>
        </strong>
        {other && <bdi className={classes.quiet}>{other}</bdi>}
        {tenant && <bdi className={classes.quiet}>{tenant.name}</bdi>}
      </div>
      {children}
    </div>
  )
}
