import { useForm } from '@inertiajs/react'
import type { AbsenceKind } from '#domain/shared/choices/absences'

/** `isWholeDays`: what is asked at first; hours are a choice away. */
export const useAbsenceForm = (today: string, isWholeDays: boolean) =>
  useForm({
    repeats: 'once' as AbsenceKind,
    whole_days: isWholeDays,
    from_day: today,
    from_time: '00:00',
    until_day: isWholeDays ? today : '',
    until_time: '00:00',
    reason: '',
  })

export type AbsenceForm = ReturnType<typeof useAbsenceForm>
