import { urlFor } from '~/client'
import { CellLink } from '~/ui/list/table/cell_link'
import type { PersonNames } from '~/ui/names/names'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/students/student_list.module.css'

export function GuardianLink({ guardian }: { guardian: PersonNames & { id: string } }) {
  return (
    <CellLink
      className={classes.guardian}
      href={urlFor('admin.guardians.show', { id: guardian.id })}
    >
      <bdi>{useNames()(guardian).lead}</bdi>
    </CellLink>
  )
}
