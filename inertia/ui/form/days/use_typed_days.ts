import { useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import type { Binding } from '~/ui/form/binding'
import { readTypedDate } from '~/ui/form/days/typed_date'
import { isDay } from '~/ui/form/days/days'
import { linesOf } from '#domain/shared/text/lines_of'

/** Sorted days, one per line; text being typed comes last, and stays there if it isn't a day. */
export function useTypedDays({ value, onChange }: Binding<string>) {
  const order = useShared().tenant?.date_order ?? 'dmy'
  const [wasLeft, setLeft] = useState(true)
  const days = linesOf(value).filter(isDay)
  const typed = value
    .split('\n')
    .filter((line) => !isDay(line.trim()))
    .join(' ')
  const write = (next: string[], rest: string) =>
    onChange([...[...new Set(next)].sort(), ...(rest ? [rest] : [])].join('\n'))

  return {
    days,
    typed,
    isWrong: wasLeft && typed.trim() !== '',
    set: (next: string[]) => write(next, typed),
    type(text: string) {
      setLeft(false)
      write(days, text)
    },
    end() {
      setLeft(true)
      if (!typed) return
      const day = readTypedDate(typed, { order, thisYear: new Date().getFullYear() })
      write(day ? [...days, day] : days, day ? '' : typed.trim())
    },
  }
}
