import { useMemo } from 'react'
import { useShared } from '~/hooks/use_shared'

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

export function useRelativeTime(): (iso: string) => string {
  const { locale } = useShared().intl
  return useMemo(() => {
    const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    return (iso: string) => {
      const seconds = (new Date(iso).getTime() - Date.now()) / 1000
      const step = STEPS.find(([, length]) => Math.abs(seconds) >= length)
      if (!step) return format.format(0, 'second')
      return format.format(Math.round(seconds / step[1]), step[0])
    }
  }, [locale])
}
