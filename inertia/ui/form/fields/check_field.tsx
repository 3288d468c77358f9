import { Checkbox } from '@mantine/core'
import { fieldId, type Binding } from '~/ui/form/binding'
import { FieldError } from '~/ui/form/fields/field_error'

interface CheckFieldProps {
  field: Binding<boolean>
  label: string
  help?: string
}

export function CheckField({ field, label, help }: CheckFieldProps) {
  return (
    <Checkbox
      id={fieldId(field.name)}
      name={field.name}
      label={label}
      description={help}
      error={field.error && <FieldError message={field.error} />}
      checked={field.value}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
    />
  )
}
