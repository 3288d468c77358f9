import type { ReactNode } from 'react'
import { useNames } from '~/ui/names/use_names'
import { useShared } from '~/hooks/use_shared'
import type { SignedInUser } from '~/types'
import { Avatar } from '~/ui/avatar'
import classes from '~/components/profile/profile.module.css'

interface PersonCardProps {
  user: SignedInUser
  children?: ReactNode
}

export function PersonCard({ user, children }: PersonCardProps) {
  const { tenant } = useShared()
  const { lead, other, parts } = useNames()(user)
  return (
    <div className={classes.person}>
      <Avatar person={{ ...user, ...parts }} size={56} />
      <div className={classes.names}>
        <strong>
          <bdi>{lead}</bdi>
        </strong>
        {other && (
          <span className={classes.quiet}>
            <bdi>{other}</bdi>
          </span>
        )}
        {tenant && (
          <span className={classes.quiet}>
            <bdi>{tenant.name}</bdi>
          </span>
        )}
      </div>
      {children}
    </div>
  )
}
