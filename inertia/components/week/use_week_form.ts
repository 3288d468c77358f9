import { useForm } from '@inertiajs/react'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import { useWindows } from '~/components/week/use_windows'

export interface SavedWeek {
  windows: WeekWindow[]
  version: number
  /** Where a changed week is sent. */
  url: string
}

export function useWeekForm({ windows, version, url }: SavedWeek, onSaved: () => void) {
  const form = useForm({ windows })
  const errors: Record<string, string | undefined> = form.errors
  const week = useWindows({
    name: 'windows',
    now: form.data.windows,
    errors,
    set: (next) => form.setData({ windows: next }),
    clearErrors: () => form.clearErrors(),
  })
  return {
    ...week,
    isDirty: form.isDirty,
    isPending: form.processing,
    conflict: errors.version,
    windows: form.data.windows,
    save: () => {
      form.transform((data) => ({ ...data, version }) as never)
      form.put(url, { preserveScroll: true, onSuccess: onSaved })
    },
  }
}
