import { TextInput } from '@mantine/core'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { useFieldFrame } from '~/ui/form/use_field_frame'

interface TextFieldProps extends FieldTexts {
  field: Binding<string>
  /** Codes and addresses read from left to right in every language. */
  dir?: 'auto' | 'ltr'
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  autoFocus?: boolean
}

/** One line of text. */
export function TextField({
  field,
  label,
  help,
  required,
  dir = 'auto',
  ...input
}: TextFieldProps) {
  const frame = useFieldFrame(field, { label, help, required })
  return (
    <TextInput
      {...frame}
      {...input}
      dir={dir}
      data-ltr={dir === 'ltr' || undefined}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  )
}
