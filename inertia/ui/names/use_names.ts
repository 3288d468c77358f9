import { fullName, namesFor } from '~/ui/names/names'
import type { PersonNames } from '~/ui/names/names'
import { useShared } from '~/hooks/use_shared'

/** Names people in the page's language: the name as it leads, the other script's, and the parts of the first. */
export function useNames() {
  const { locale } = useShared().app
  return (person: PersonNames) => {
    const { lead, other } = namesFor(locale, person)
    return { lead: fullName(lead), other: other && fullName(other), parts: lead }
  }
}
