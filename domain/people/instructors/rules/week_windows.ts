/** When somebody can teach: a weekday as ISO counts it (Monday 1) and wall clock of the centre, half-open. `24:00` ends a day. */
export type WeekWindow = { weekday: number; starts: string; ends: string }

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

export const isClock = (text: string, end = false) => clock.test(text) || (end && text === '24:00')

/** The same time in order, with what overlaps or touches on one day made one. */
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
