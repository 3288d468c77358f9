import { useForm } from '@inertiajs/react'
import { urlFor } from '~/client'
import type { Pattern, PatternSource } from '~/components/groups/pattern/types'
import { useWindows } from '~/components/week/use_windows'
import { bindingOf } from '~/ui/form/bindings_of'
import { nextWindow } from '~/ui/week_grid/grid_windows'

export function usePatternForm(groupId: string, pattern: Pattern, onSaved: () => void) {
  const { room, rooms, slots, version } = pattern
  const form = useForm({ room_id: room?.id ?? '', slots })
  const errors: Record<string, string | undefined> = form.errors
  const set = (next: Pattern['slots']) => form.setData((now) => ({ ...now, slots: next }))
  const clearErrors = () => form.clearErrors()
  return {
    room: bindingOf(form, 'room_id'),
    slots: form.data.slots,
    days: useWindows({
      name: 'slots',
      now: form.data.slots,
      errors,
      set,
      clearErrors,
      added: (weekday) => nextWindow(form.data.slots, weekday, pattern.opening),
    }),
    isDirty: form.isDirty,
    isPending: form.processing,
    conflict: errors.version ?? errors.slots,
    change: (next: Pattern['slots']) => {
      clearErrors()
      set(next)
    },
    /** Its room too, where this group may have it. */
    take: ({ slots: taken, room_id: from }: PatternSource) => {
      clearErrors()
      const usable = rooms.some(({ id }) => id === from) ? from : null
      form.setData((now) => ({ room_id: now.room_id || (usable ?? ''), slots: taken }))
    },
    save: () => {
      form.transform((data) => ({ ...data, room_id: data.room_id || null, version }) as never)
      form.put(urlFor('admin.groups.pattern.update', { id: groupId }), {
        preserveScroll: true,
        onSuccess: onSaved,
      })
    },
  }
}

export type PatternForm = ReturnType<typeof usePatternForm>
