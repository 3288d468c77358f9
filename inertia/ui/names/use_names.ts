import { fullName, namesFor } from '~/ui/names/names'
import type { PersonNames } from '~/ui/names/names'
import { useShared } from '~/hooks/use_shared'

export function useNames() {
  const { locale } = useShared().app
  return (person: PersonNames) => {
    const { lead, other } = namesFor(locale, person)
    return { lead: fullName(lead), other: other && fullName(other), parts: lead }
  }
}
