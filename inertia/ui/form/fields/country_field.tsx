import type { Binding, FieldTexts } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { useCountries } from '~/ui/form/fields/use_countries'

export function CountryField({ field, ...texts }: FieldTexts & { field: Binding<string> }) {
  const countries = useCountries()
  return (
    <ChoiceField
      {...texts}
      field={field}
      choices={countries}
      searchable
      clearable={!texts.required}
    />
  )
}
