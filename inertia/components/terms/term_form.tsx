import type { Data } from '@generated/data'
import type { EntryFormKind } from '~/components/catalogue/entry_form'
import { SpanFields, spanValues } from '~/components/catalogue/span_fields'

type Kind = EntryFormKind<Data.Admin.Terms.Term, 'starts_on' | 'ends_on'>

export const termForm: Kind = {
  area: 'terms',
  values: spanValues,
  Fields: ({ field }) => <SpanFields area="terms" field={field} />,
}
