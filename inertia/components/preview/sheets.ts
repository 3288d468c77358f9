import type { ComponentType } from 'react'
import type { SheetName } from '~/components/preview/entries'
import { Choices } from '~/components/preview/sheets/choices'
import { Days } from '~/components/preview/sheets/days'
import { Dialogs } from '~/components/preview/sheets/dialogs'
import { Empty } from '~/components/preview/sheets/empty'
import { Fields } from '~/components/preview/sheets/fields'
import { Filters } from '~/components/preview/sheets/filters'
import { Forms } from '~/components/preview/sheets/forms'
import { Identity } from '~/components/preview/sheets/identity'
import { Lists } from '~/components/preview/sheets/lists'
import { Navigation } from '~/components/preview/sheets/navigation'
import { Records } from '~/components/preview/sheets/records'

/**
 * The components of inertia/ui by what they are for. A new one is drawn as a `Specimen` in one of these, in each state it
 * has: a test lists those that are not.
 */
export const sheets: Record<SheetName, ComponentType> = {
  identity: Identity,
  fields: Fields,
  choices: Choices,
  days: Days,
  forms: Forms,
  dialogs: Dialogs,
  lists: Lists,
  filters: Filters,
  empty: Empty,
  records: Records,
  navigation: Navigation,
}
