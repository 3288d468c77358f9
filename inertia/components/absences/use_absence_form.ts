import { useForm } from '@inertiajs/react'
import type { AbsenceKind } from '#domain/shared/choices/absences'

/** Whole days are asked at first; hours are a choice away. */
export const useAbsenceForm = (today: string) =>
  useForm({
    repeats: 'once' as AbsenceKind,
    whole_days: true,
    from_day: today,
    from_time: '00:00',
    until_day: today,
    until_time: '00:00',
    reason: '',
  })

export type AbsenceForm = ReturnType<typeof useAbsenceForm>
