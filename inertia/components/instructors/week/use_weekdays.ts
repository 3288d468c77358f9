import { useShared } from '~/hooks/use_shared'
import { useWeekDays } from '~/hooks/use_week_days'

const SUNDAY = 7

export function useWeekdays(): { weekday: number; name: string }[] {
  const names = useWeekDays()
  const start = useShared().tenant?.week_start ?? 0
  return names.map((_, place) => {
    const day = (start + place) % names.length
    return { weekday: day || SUNDAY, name: names[day] ?? '' }
  })
}
