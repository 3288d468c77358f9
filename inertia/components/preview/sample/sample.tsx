import { type ReactNode, useState } from 'react'
import type { Binding } from '~/ui/form/binding'

interface SampleProps<Value> {
  name: string
  value: Value
  error?: string
  children: (field: Binding<Value>) => ReactNode
}

/** A field's value that lives as long as the page does. */
export function Sample<Value>({ name, value: first, error, children }: SampleProps<Value>) {
  const [value, onChange] = useState(first)
  return children({ name, value, onChange, error })
}
