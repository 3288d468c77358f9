import { useShared } from '~/hooks/use_shared'
import type { Binding } from '~/ui/form/binding'
import { isDay } from '~/ui/form/days/days'
import { type DateReading, readTypedDate } from '~/ui/form/days/typed_date'
import { useTyped } from '~/ui/form/use_typed'

/** `write` shows a day as the centre writes it. */
export function useTypedDay(
  field: Binding<string>,
  write: (day: string) => string,
  { isPast = false }: Pick<DateReading, 'isPast'> = {}
) {
  const order = useShared().tenant?.date_order ?? 'dmy'
  const read = (text: string) =>
    readTypedDate(text, { order, isPast, thisYear: new Date().getFullYear() })
  return useTyped(field, { read, isValue: isDay, write })
}
