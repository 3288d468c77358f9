import { longestAddress } from '#domain/shared/limits/address_length'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { TextField } from '~/ui/form/fields/text_field'

interface EmailFieldProps extends FieldTexts {
  field: Binding<string>
  isOwn?: boolean
}

export function EmailField({ field, isOwn = false, ...texts }: EmailFieldProps) {
  return (
    <TextField
      {...texts}
      field={field}
      type="email"
      inputMode="email"
      dir="ltr"
      autoComplete={isOwn ? 'email' : 'off'}
      maxLength={longestAddress}
    />
  )
}
