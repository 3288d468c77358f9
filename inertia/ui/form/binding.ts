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

export function fieldId(name: string): string {
  return `field-${name}`
}
