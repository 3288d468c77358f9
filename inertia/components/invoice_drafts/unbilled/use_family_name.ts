import { nameIn } from '#domain/shared/text/person_names'
import type { UnbilledFamily } from '~/components/invoice_drafts/types'
import { useShared } from '~/hooks/use_shared'
import { useNames } from '~/ui/names/use_names'

/** The household's name, or that of the student who is in none. */
export function useFamilyName() {
  const names = useNames()
  const { locale } = useShared().app
  return ({ household, students }: UnbilledFamily) =>
    household ? nameIn(locale, [household.name, household.name_other]) : names(students[0]!).lead
}
