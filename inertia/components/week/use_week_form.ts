import { useForm } from '@inertiajs/react'
import { useState } from 'react'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import type { Weekday } from '#domain/shared/time/weekday'

const usual = { starts: '16:00', ends: '20:00' }

export interface SavedWeek {
  windows: WeekWindow[]
  version: number
  /** Where a changed week is sent. */
  url: string
}

export function useWeekForm({ windows, version, url }: SavedWeek, onSaved: () => void) {
  const form = useForm({ windows })
  const [added, setAdded] = useState<number | null>(null)
  const errors: Record<string, string | undefined> = form.errors
  const now = form.data.windows
  const set = (next: WeekWindow[]) => form.setData({ windows: next })
  return {
    isDirty: form.isDirty,
    isPending: form.processing,
    conflict: errors.version,
    of: (weekday: Weekday) =>
      now
        .map((window, place) => ({ window, place }))
        .filter((one) => one.window.weekday === weekday),
    errorOf: (place: number) =>
      errors[`windows.${place}.ends`] ?? errors[`windows.${place}.starts`],
    isNew: (place: number) => place === added,
    add: (weekday: Weekday) => {
      setAdded(now.length)
      set([...now, { weekday, ...usual }])
    },
    change: (place: number, window: WeekWindow) => set(now.with(place, window)),
    remove: (place: number) => {
      form.clearErrors()
      set(now.toSpliced(place, 1))
    },
    save: () => {
      form.transform((data) => ({ ...data, version }) as never)
      form.put(url, { preserveScroll: true, onSuccess: onSaved })
    },
  }
}

export type WeekForm = ReturnType<typeof useWeekForm>
