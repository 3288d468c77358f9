import type { InertiaFormProps } from '@inertiajs/react'
import type { FormDataType } from '@inertiajs/core'
import type { Binding } from '~/ui/form/binding'

/** What ties every field of a short form to it: value, change and what the server said. */
export function bindingsOf<Data extends FormDataType<Data>>(
  form: InertiaFormProps<Data>
): { [Name in keyof Data]: Binding<Data[Name]> } {
  const errors: Record<string, string | undefined> = form.errors
  const names = Object.keys(form.data) as (keyof Data & string)[]
  const bindings = names.map((name) => [
    name,
    {
      name,
      value: form.data[name],
      error: errors[name],
      onChange: (value: unknown) => {
        form.setData((now) => ({ ...now, [name]: value }))
        if (errors[name]) form.clearErrors(name as never)
      },
    },
  ])
  return Object.fromEntries(bindings) as { [Name in keyof Data]: Binding<Data[Name]> }
}
