import type { ReactNode } from 'react'
import { Avatar } from '~/ui/avatar'
import { RowLink } from '~/ui/list/table/row_link'
import type { StoredNames } from '#domain/shared/text/person_names'
import { useNames } from '~/ui/names/use_names'
import classes from '~/ui/record/names.module.css'

interface PersonCellProps {
  person: StoredNames & { photo: string | null; gravatar?: string | null }
  href: string
  mark?: ReactNode
  beneath?: ReactNode
}

export function PersonCell({ person, href, mark, beneath }: PersonCellProps) {
  const { lead, other, parts } = useNames()(person)
  const second = beneath ?? (other && <bdi>{other}</bdi>)
  return (
    <div className={classes.person}>
      <Avatar person={{ ...parts, photo: person.photo, gravatar: person.gravatar }} size={32} />
      <div className={classes.names}>
        <RowLink href={href}>
          <bdi>{lead}</bdi>
        </RowLink>
        {mark}
        {second && <div className={classes.other}>{second}</div>}
      </div>
    </div>
  )
}
