import type { Binding, FieldTexts } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'

const zones = Intl.supportedValuesOf('timeZone')

/** An IANA time zone; the saved one is offered even where this browser does not list it. */
export function TimeZoneField({ field, ...texts }: FieldTexts & { field: Binding<string> }) {
  const names = zones.includes(field.value) ? zones : [field.value, ...zones]
  const choices = names.map((value) => ({ value, label: value.replaceAll('_', ' ') }))
  return <ChoiceField {...texts} field={field} choices={choices} searchable />
}
