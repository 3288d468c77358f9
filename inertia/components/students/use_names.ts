import { namesFor } from '~/components/students/names'
import type { PersonNames } from '~/components/students/types'
import { useShared } from '~/hooks/use_shared'

/** Names people in the page's language. */
export function useNames() {
  const { locale } = useShared().app
  return (person: PersonNames) => namesFor(locale, person)
}
