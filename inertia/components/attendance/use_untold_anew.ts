import { router } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { useWaitingMarks } from '~/components/attendance/device/use_waiting_marks'
import type { Attendance } from '~/components/attendance/types'

/** Asks again whose guardians can't be told, as soon as another student is saved as absent. */
export function useUntoldAnew(shown: Attendance, isAsked: boolean) {
  const { answered } = useWaitingMarks()
  const { rows } = answered[shown.session_id]?.attendance ?? shown
  const absent = rows.flatMap(({ student, status }) => (status === 'absent' ? [student.id] : []))
  const known = useRef(absent)
  const key = absent.join(',')
  useEffect(() => {
    const now = key.split(',').filter(Boolean)
    const isNew = now.some((id) => !known.current.includes(id))
    known.current = now
    if (isAsked && isNew) router.reload({ only: ['untold'], headers: { 'X-Background': '1' } })
  }, [key, isAsked])
}
