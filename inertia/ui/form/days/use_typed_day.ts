import { useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import type { Binding } from '~/ui/form/binding'
import { type DateReading, readTypedDate } from '~/ui/form/days/typed_date'

const written = /^\d{4}-\d{2}-\d{2}$/

export const isDay = (value: string) => written.test(value)

/**
 * Typed text stays as it is until the field is left, and for good where it is no day: then it is
 * also the field's value, so that a form keeps it. `write` shows a day as the centre writes it.
 */
export function useTypedDay(
  field: Binding<string>,
  write: (day: string) => string,
  { isPast = false }: Pick<DateReading, 'isPast'> = {}
) {
  const order = useShared().tenant?.date_order ?? 'dmy'
  const [typed, setTyped] = useState<string | null>(null)
  const [wasLeft, setLeft] = useState(true)
  const [seen, setSeen] = useState(field.value)
  if (seen !== field.value) {
    setSeen(field.value)
    // changed from outside, as by "discard": what was typed before is over
    if (wasLeft) setTyped(null)
  }
  const read = (text: string) =>
    readTypedDate(text, { order, isPast, thisYear: new Date().getFullYear() })
  const shown = isDay(field.value) ? write(field.value) : field.value
  const text = typed ?? shown
  const isWrong = text.trim() !== '' && (typed === null ? !isDay(field.value) : !read(typed))

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
    pick(day: string) {
      setTyped(null)
      setLeft(true)
      field.onChange(day)
    },
  }
}
