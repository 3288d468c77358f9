import type { Data } from '@generated/data'
import type { EntryFormKind } from '~/components/catalogue/entry_form'
import { SpanFields, spanValues } from '~/components/catalogue/span_fields'

type Kind = EntryFormKind<Data.Admin.Holidays.Holiday, 'starts_on' | 'ends_on'>

export const holidayForm: Kind = {
  area: 'holidays',
  isUncoded: true,
  values: spanValues,
  Fields: ({ field }) => <SpanFields area="holidays" field={field} />,
}
