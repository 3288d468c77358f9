import type { InertiaFormProps } from '@inertiajs/react'
import type { FormDataType } from '@inertiajs/core'
import type { Binding } from '~/ui/form/binding'

export function bindingOf<Data extends FormDataType<Data>, Name extends keyof Data & string>(
  form: InertiaFormProps<Data>,
  name: Name
): Binding<Data[Name]> {
  const errors: Record<string, string | undefined> = form.errors
  const error = errors[name]
  return {
    name,
    value: form.data[name],
    error,
    onChange: (value) => {
      form.setData((now) => ({ ...now, [name]: value }))
      if (error) form.clearErrors(name as never)
    },
  }
}

export function bindingsOf<Data extends FormDataType<Data>>(
  form: InertiaFormProps<Data>
): { [Name in keyof Data]: Binding<Data[Name]> } {
  const names = Object.keys(form.data) as (keyof Data & string)[]
  const bindings = names.map((name) => [name, bindingOf(form, name)])
  return Object.fromEntries(bindings) as { [Name in keyof Data]: Binding<Data[Name]> }
}
