import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { urlFor } from '~/client'
import type { SessionDetail } from '~/components/class_sessions/types'
import { InstructorLink } from '~/components/instructors/instructor_link'
import { usePermissions } from '~/hooks/use_permissions'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'

export function Assistants({ people }: { people: SessionDetail['assistants'] }) {
  return people.map((one, index) => (
    <span key={one.id}>
      {index > 0 && ' · '}
      <InstructorLink instructor={one} />
    </span>
  ))
}

export function GroupLink({ group }: { group: NonNullable<SessionDetail['group']> }) {
  const { title_en, title_ar } = group
  return (
    <Anchor component={Link} href={urlFor('admin.groups.show', { id: group.id })}>
      <bdi>{useBothNames()({ title_en, title_ar }).lead}</bdi>
    </Anchor>
  )
}

export function StudentLink({ student }: { student: NonNullable<SessionDetail['student']> }) {
  const may = usePermissions()
  const name = <bdi>{useNames()(student).lead}</bdi>
  if (!may('admin.students.index')) return name
  return (
    <Anchor component={Link} href={urlFor('admin.students.show', { id: student.id })}>
      {name}
    </Anchor>
  )
}

export function RoomLink({ room }: { room: NonNullable<SessionDetail['room']> }) {
  const may = usePermissions()
  const name = <bdi>{useBothNames()({ name_en: room.name_en, name_ar: room.name_ar }).lead}</bdi>
  if (!may('admin.rooms.index')) return name
  return (
    <Anchor component={Link} href={urlFor('admin.rooms.show', { id: room.id })} fz="inherit">
      {name}
    </Anchor>
  )
}

export const OnlineLink = ({ url }: { url: string }) => (
  <Anchor href={url} target="_blank" rel="noreferrer" fz="inherit">
    <bdi dir="ltr">{url}</bdi>
  </Anchor>
)
