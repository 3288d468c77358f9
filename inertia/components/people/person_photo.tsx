import { Avatar } from '~/ui/avatar'
import type { StoredNames } from '#domain/shared/text/person_names'
import { useNames } from '~/ui/names/use_names'

interface PersonPhotoProps {
  person: StoredNames & { photo: string | null; gravatar?: string | null }
  size: number
}

/** A child's address is never sent to a picture service (row E11). */
export function PersonPhoto({ person, size }: PersonPhotoProps) {
  const { parts } = useNames()(person)
  return (
    <Avatar person={{ ...parts, photo: person.photo, gravatar: person.gravatar }} size={size} />
  )
}
