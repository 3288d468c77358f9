import { useMemo } from 'react'
import { useShared } from '~/hooks/use_shared'
import { language } from '~/language/store'

/** Writes YYYY-MM as a month and its year. */
export function useMonth() {
  const { intl } = useShared()
  const tag = intl?.locale ?? language.get().tag
  return useMemo(() => {
    const write = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return (month: string) => write.format(new Date(`${month}-01T00:00:00Z`))
  }, [tag])
}

/** Writes the day and the hour of a session as a column's head. */
export function useColumnHead() {
  const { intl } = useShared()
  const tag = intl?.locale ?? language.get().tag
  return useMemo(() => {
    const writer = (style: Intl.DateTimeFormatOptions) => (iso: string, timeZone: string) =>
      new Intl.DateTimeFormat(tag, { ...style, timeZone }).format(new Date(iso))
    return { day: writer({ day: 'numeric' }), weekday: writer({ weekday: 'short' }) }
  }, [tag])
}
