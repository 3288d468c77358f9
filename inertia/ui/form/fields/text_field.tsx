import { TextInput } from '@mantine/core'
import type { ComponentProps, HTMLInputAutoCompleteAttribute } from 'react'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { useCutText } from '~/ui/form/fields/use_cut_text'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import { ownDirection } from '~/ui/form/own_direction'

/** A key that does something in a field, and what is said of it. */
export type FieldHints = Pick<
  ComponentProps<'input'>,
  'onKeyDown' | 'aria-keyshortcuts' | 'aria-description'
>

interface TextFieldProps extends FieldTexts, FieldHints {
  field: Binding<string>
  dir?: 'auto' | 'ltr'
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  autoFocus?: boolean
  /**
   * The accessible name where the label is clear only from its surroundings; begins with the
   * label's words.
   */
  spoken?: string
}

export function TextField({
  field,
  label,
  help,
  required,
  dir = 'auto',
  spoken,
  ...input
}: TextFieldProps) {
  const cut = useCutText(field.value, input.maxLength)
  const frame = useFieldFrame(field, { label, help: cut.notice ?? help, required })
  return (
    <TextInput
      {...frame}
      {...input}
      aria-label={spoken}
      {...(dir === 'ltr' ? { dir } : { attributes: ownDirection(field.value) })}
      data-ltr={dir === 'ltr' || undefined}
      value={field.value}
      onPaste={cut.onPaste}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  )
}
