import { Suspense, useState } from 'react'
import { urlFor } from '~/client'
import { Roster } from '~/components/attendance/roster'
import { Untold } from '~/components/attendance/untold'
import { useUntoldAnew } from '~/components/attendance/use_untold_anew'
import type {
  Attendance,
  AttendanceRow,
  MarkAbilities,
  UntoldAbsence,
} from '~/components/attendance/types'
import { PickupsCard } from '~/components/pickups/pickups_card'
import type { Pickups } from '~/components/pickups/types'
import { usePermissions } from '~/hooks/use_permissions'
import { useShared } from '~/hooks/use_shared'
import { DialogSubject } from '~/ui/dialog/dialog_subject'
import { useNames } from '~/ui/names/use_names'
import { lazyPart } from '~/language/lazy_part'
import { wallClock } from '#domain/shared/time/wall_clock'
import { clockOf } from '#domain/shared/time/clock_times'

const TellDialog = lazyPart(() => import('~/components/absence_notices/tell_dialog'))

interface SessionRosterProps {
  attendance: Attendance
  /** Null where the centre alerts nobody. */
  untold: UntoldAbsence[] | null
  /** Null before the session begins. */
  pickups: Pickups | null
  can: MarkAbilities
}

/** The roster as the office marks it. */
export function SessionRoster({ attendance, untold, pickups, can }: SessionRosterProps) {
  const may = usePermissions()
  const now = useCentreNow()
  const names = useNames()
  const [absent, setAbsent] = useState<AttendanceRow['student']>()
  useUntoldAnew(attendance, untold !== null)
  const { session_id: id, starts_at: startsAt, time_zone: zone } = attendance
  return (
    <>
      <Roster
        attendance={attendance}
        can={can}
        urls={{
          history: (student) => urlFor('admin.attendance_marks.index', { id, student }),
        }}
        studentUrl={
          may('admin.students.index')
            ? (student) => urlFor('admin.students.show', { id: student })
            : undefined
        }
        tellOf={({ student, status }) => {
          const found = status === 'absent' && untold?.find((one) => one.student_id === student.id)
          return found ? <Untold absence={found} /> : null
        }}
        onTell={can.create && !attendance.is_cancelled ? setAbsent : undefined}
      />
      {pickups && (
        <PickupsCard
          pickups={pickups}
          zone={zone}
          urls={{
            store: urlFor('admin.pickups.store', { id }),
            undo: (pickup) => urlFor('admin.pickups.destroy', { id, pickup }),
          }}
        />
      )}
      {absent && (
        <Suspense>
          <DialogSubject name={names(absent).lead}>
            <TellDialog
              student={absent.id}
              now={now()}
              session={{ id, day: wallClock(zone)(startsAt).day }}
              onClose={() => setAbsent(undefined)}
            />
          </DialogSubject>
        </Suspense>
      )}
    </>
  )
}

/** By the centre's clocks. */
function useCentreNow() {
  const zone = useShared().tenant?.timezone ?? 'UTC'
  return () => {
    const { day, minute } = wallClock(zone)(new Date().toISOString())
    return { day, time: clockOf(minute) }
  }
}
