import { useState } from 'react'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import type { Weekday } from '#domain/shared/time/weekday'

const usual = (weekday: Weekday): WeekWindow => ({ weekday, starts: '16:00', ends: '20:00' })

interface Windows {
  /** Their field in the form. */
  name: string
  now: WeekWindow[]
  errors: Record<string, string | undefined>
  set: (windows: WeekWindow[]) => void
  clearErrors: () => void
  /** What is added to a day. */
  added?: (weekday: Weekday) => WeekWindow
}

/** The windows of a week as a list of days edits them. */
export function useWindows({ name, now, errors, set, clearErrors, added = usual }: Windows) {
  const [newest, setNewest] = useState<number | null>(null)
  const errorAt = (place: number, field: string) => errors[`${name}.${place}.${field}`]
  return {
    of: (weekday: Weekday) =>
      now
        .map((window, place) => ({ window, place }))
        .filter((one) => one.window.weekday === weekday),
    nameOf: (place: number) => `${name}.${place}.ends`,
    errorOf: (place: number) => errorAt(place, 'ends') ?? errorAt(place, 'starts'),
    isNew: (place: number) => place === newest,
    add: (weekday: Weekday) => {
      setNewest(now.length)
      set([...now, added(weekday)])
    },
    change: (place: number, window: WeekWindow) => set(now.with(place, window)),
    remove: (place: number) => {
      clearErrors()
      set(now.toSpliced(place, 1))
    },
  }
}

export type WindowsForm = ReturnType<typeof useWindows>
