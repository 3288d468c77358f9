import type { Binding, FieldTexts } from '~/ui/form/binding'
import { TextField } from '~/ui/form/fields/text_field'

const LONGEST = 6

export function NumberField({ field, ...texts }: FieldTexts & { field: Binding<string> }) {
  return (
    <TextField
      {...texts}
      field={field}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      maxLength={LONGEST}
    />
  )
}
