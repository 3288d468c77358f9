/** What ties one field to a form: its name on the wire, its value, and what the server said about it. */
export interface Binding<Value> {
  name: string
  value: Value
  onChange: (value: Value) => void
  error?: string
}

export interface FieldTexts {
  label: string
  help?: string
  /** Said in words beside the label, never by a star alone (design.md "Forms"). */
  required?: boolean
}

/** The id of a field's control: where the error summary's links go. */
export function fieldId(name: string): string {
  return `field-${name}`
}
