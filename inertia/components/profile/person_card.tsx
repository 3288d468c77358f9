import type { ReactNode } from 'react'
import { useNames } from '~/components/students/use_names'
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
  const { lead, other, parts } = useNames()(user)
  return (
    <div className={classes.person}>
      <Avatar person={{ ...user, ...parts }} size={56} />
      <div className={classes.names}>
        <strong>
          <bdi>{lead}</bdi>
        </strong>
        {other && <bdi className={classes.quiet}>{other}</bdi>}
        {tenant && <bdi className={classes.quiet}>{tenant.name}</bdi>}
      </div>
      {children}
    </div>
  )
}
