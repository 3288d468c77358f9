import type { PersonNames } from '~/components/students/types'
import { Avatar } from '~/ui/avatar'

interface StudentPhotoProps {
  student: PersonNames & { photo: string | null }
  size: number
}

/** A student's photo, else initials; a child's address is never sent to a picture service (row E11). */
export function StudentPhoto({ student, size }: StudentPhotoProps) {
  const { first_name, last_name, photo } = student
  return <Avatar person={{ first_name, last_name, photo }} size={size} />
}
