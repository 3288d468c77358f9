import { TagsInput } from '@mantine/core'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'

interface TagsFieldProps extends FieldTexts {
  /** One a line, so that a form can merge what two people wrote. */
  field: Binding<string>
  most: number
  maxLength: number
}

/** Short texts of one's own; Enter or a comma ends one. */
export function TagsField({ field, most, maxLength, ...texts }: TagsFieldProps) {
  const frame = useFieldFrame(field, texts)
  return (
    <TagsInput
      {...frame}
      value={field.value.split('\n').filter(Boolean)}
      onChange={(tags) => field.onChange(tags.join('\n'))}
      maxTags={most}
      maxLength={maxLength}
      splitChars={[',', '،', ';', '؛', '\n']}
      acceptValueOnBlur
      autoComplete="off"
    />
  )
}
