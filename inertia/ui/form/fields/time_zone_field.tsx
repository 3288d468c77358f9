import type { Binding, FieldTexts } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'

const zones = Intl.supportedValuesOf('timeZone')

interface TimeZoneFieldProps extends FieldTexts {
  field: Binding<string>
  clearable?: boolean
}

/** The saved zone is offered even where this browser does not list it. */
export function TimeZoneField({ field, ...rest }: TimeZoneFieldProps) {
  const isListed = field.value === '' || zones.includes(field.value)
  const names = isListed ? zones : [field.value, ...zones]
  const choices = names.map((value) => ({ value, label: value.replaceAll('_', ' ') }))
  return <ChoiceField {...rest} field={field} choices={choices} searchable />
}
