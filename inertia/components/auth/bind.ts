import type { Binding } from '~/ui/form/binding'

interface PlainForm<Values extends object> {
  data: Values
  errors: Partial<Record<keyof Values, string>>
  setData: (name: keyof Values, value: string) => void
}

/** Ties the fields of a form of plain texts to it, by name. */
export function bind<Values extends object>(form: PlainForm<Values>) {
  return (name: keyof Values & string): Binding<string> => ({
    name,
    value: String(form.data[name] ?? ''),
    onChange: (value) => form.setData(name, value),
    error: form.errors[name],
  })
}
