import { longest } from '#domain/shared/limits/text_lengths'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { TextField } from '~/ui/form/fields/text_field'

export function CodeField({ field, ...texts }: FieldTexts & { field: Binding<string> }) {
  return (
    <TextField {...texts} field={field} dir="ltr" autoComplete="off" maxLength={longest.code} />
  )
}
