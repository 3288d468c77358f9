import type { Weekday } from '#domain/shared/time/weekday'

/** When somebody can teach: half-open wall-clock times of the centre. `24:00` ends a day. */
export type WeekWindow = { weekday: Weekday; starts: string; ends: string }

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

export const isClock = (text: string, end = false) => clock.test(text) || (end && text === '24:00')

/** In order, with windows that overlap or touch on one day joined. */
export function mergeWindows(windows: WeekWindow[]): WeekWindow[] {
  const ordered = [...windows].sort(
    (one, other) => one.weekday - other.weekday || one.starts.localeCompare(other.starts)
  )
  return ordered.reduce<WeekWindow[]>((merged, window) => {
    const last = merged.at(-1)
    if (!last || last.weekday !== window.weekday || last.ends < window.starts)
      return [...merged, window]
    const ends = last.ends > window.ends ? last.ends : window.ends
    return [...merged.slice(0, -1), { ...last, ends }]
  }, [])
}

/** As the audit trail keeps it: `7 16:00-20:00`. */
export const writtenWindow = ({ weekday, starts, ends }: WeekWindow) =>
  `${weekday} ${starts}-${ends}`
