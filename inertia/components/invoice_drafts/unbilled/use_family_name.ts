import { nameIn } from '#domain/shared/text/person_names'
import type { UnbilledFamily } from '~/components/invoice_drafts/types'
import { useShared } from '~/hooks/use_shared'
import { useNames } from '~/ui/names/use_names'

/** The household's name, that of the student who is in none, or of whoever pays shares alone. */
export function useFamilyName() {
  const names = useNames()
  const { locale } = useShared().app
  return ({ household, payer, students }: UnbilledFamily) => {
    const named = household ?? payer
    return named ? nameIn(locale, [named.name, named.name_other]) : names(students[0]!).lead
  }
}
