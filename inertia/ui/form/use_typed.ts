import { useState } from 'react'
import type { Binding } from '~/ui/form/binding'

interface Notation {
  /** Null for what can't be read. */
  read: (text: string) => string | null
  isValue: (text: string) => boolean
  write: (value: string) => string
}

/**
 * Typed text stays as it is until the field is left, and for good where it can't be read: then it
 * is also the field's value, so that a form keeps it. What can be read is shown as it is written.
 */
export function useTyped(
  field: Pick<Binding<string>, 'value' | 'onChange'>,
  { read, isValue, write }: Notation
) {
  const [typed, setTyped] = useState<string | null>(null)
  const [wasLeft, setLeft] = useState(true)
  const [seen, setSeen] = useState(field.value)
  if (seen !== field.value) {
    setSeen(field.value)
    // changed from outside, as by "discard": what was typed before is over
    if (wasLeft) setTyped(null)
  }
  const shown = isValue(field.value) ? write(field.value) : field.value
  const text = typed ?? shown
  const isWrong = text.trim() !== '' && (typed === null ? !isValue(field.value) : !read(typed))

  return {
    text,
    isWrong: wasLeft && isWrong,
    type(changed: string) {
      setTyped(changed)
      setLeft(false)
      field.onChange(read(changed) ?? changed.trim())
    },
    leave() {
      setLeft(true)
      if (!isWrong) setTyped(null)
    },
    pick(value: string) {
      setTyped(null)
      setLeft(true)
      field.onChange(value)
    },
  }
}
