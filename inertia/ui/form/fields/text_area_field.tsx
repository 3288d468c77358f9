import { Textarea } from '@mantine/core'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { useCutText } from '~/ui/form/fields/use_cut_text'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import { ownDirection } from '~/ui/form/own_direction'

interface TextAreaFieldProps extends FieldTexts {
  field: Binding<string>
  maxLength?: number
}

export function TextAreaField({ field, label, help, required, maxLength }: TextAreaFieldProps) {
  const cut = useCutText(field.value, maxLength)
  const frame = useFieldFrame(field, { label, help: cut.notice ?? help, required })
  return (
    <Textarea
      {...frame}
      attributes={ownDirection(field.value)}
      autosize
      minRows={2}
      maxRows={12}
      maxLength={maxLength}
      onPaste={cut.onPaste}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  )
}
