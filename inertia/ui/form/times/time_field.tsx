import { TextInput } from '@mantine/core'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import { useTypedTime } from '~/ui/form/times/use_typed_time'

/** Typed as people write times (16:30, 6pm, 6:30 م, 1830, in any digits), kept as `HH:MM`. */
export function TimeField({ field, ...texts }: FieldTexts & { field: Binding<string> }) {
  const { input, wrong } = useTypedTime(field)
  const frame = useFieldFrame({ ...field, error: field.error ?? wrong }, texts)
  return <TextInput {...frame} {...input} />
}
