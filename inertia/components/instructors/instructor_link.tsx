import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { urlFor } from '~/client'
import { usePermissions } from '~/hooks/use_permissions'
import type { StoredNames } from '#domain/shared/text/person_names'
import { useNames } from '~/ui/names/use_names'

export function InstructorLink({ instructor }: { instructor: StoredNames & { id: string } }) {
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
