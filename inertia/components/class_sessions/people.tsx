import { useNames } from '~/ui/names/use_names'
import type { StoredNames } from '#domain/shared/text/person_names'

/** Names, each isolated from neighbouring text in another script. */
export function People({ people }: { people: (StoredNames & { id: string })[] }) {
  const names = useNames()
  return people.map((one, index) => (
    <span key={one.id}>
      {index > 0 && ' · '}
      <bdi>{names(one).lead}</bdi>
    </span>
  ))
}
