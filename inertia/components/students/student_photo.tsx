import type { PersonNames } from '~/ui/names'
import { useNames } from '~/ui/use_names'
import { Avatar } from '~/ui/avatar'

interface StudentPhotoProps {
  student: PersonNames & { photo: string | null }
  size: number
}

/** A student's photo, else initials; a child's address is never sent to a picture service (row E11). */
export function StudentPhoto({ student, size }: StudentPhotoProps) {
  const { parts } = useNames()(student)
  return <Avatar person={{ ...parts, photo: student.photo }} size={size} />
}
