import { useForm } from '@inertiajs/react'
import { useState } from 'react'
import type { Weekday } from '#domain/shared/time/weekday'
import { urlFor } from '~/client'
import type { InstructorDetail, WeekWindow } from '~/components/instructors/types'

const usual = { starts: '16:00', ends: '20:00' }

export function useWeekForm(
  { id, version }: InstructorDetail,
  windows: WeekWindow[],
  onSaved: () => void
) {
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
      form.put(urlFor('admin.instructors.availability.update', { id }), {
        preserveScroll: true,
        onSuccess: onSaved,
      })
    },
  }
}

export type WeekForm = ReturnType<typeof useWeekForm>
