import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { urlFor } from '~/client'
import { usePermissions } from '~/hooks/use_permissions'
import type { PersonNames } from '~/ui/names/names'
import { useNames } from '~/ui/names/use_names'

export function InstructorLink({ instructor }: { instructor: PersonNames & { id: string } }) {
  const may = usePermissions()
  const name = <bdi>{useNames()(instructor).lead}</bdi>
  if (!may('admin.instructors.index')) return name
  return (
    <Anchor
      component={Link}
      href={urlFor('admin.instructors.show', { id: instructor.id })}
      fz="inherit"
    >
      {name}
    </Anchor>
  )
}
