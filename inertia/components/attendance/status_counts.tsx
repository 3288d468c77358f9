import { useTranslations } from 'use-intl'
import type { AttendanceRow } from '~/components/attendance/types'
import { StatusDot } from '~/ui/status_dot'
import { tones } from '~/components/attendance/tones'
import { attendanceStatuses } from '#domain/shared/choices/attendance'
import classes from '~/components/attendance/roster.module.css'

/** How many are marked as what; whoever is on a pause is awaited by nobody. */
export function StatusCounts({ rows }: { rows: AttendanceRow[] }) {
  const t = useTranslations('attendance.counts')
  const count = (status: AttendanceRow['status']) =>
    rows.filter((row) => row.status === status && (status !== null || !row.is_frozen)).length
  const counted = attendanceStatuses.filter((status) => count(status) > 0)
  return (
    <div className={classes.counts} role="group" aria-label={t('label')}>
      {counted.map((status) => (
        <StatusDot key={status} tone={tones[status]}>
          {t(status, { count: count(status) })}
        </StatusDot>
      ))}
      {count(null) > 0 && (
        <StatusDot tone="neutral">{t('unmarked', { count: count(null) })}</StatusDot>
      )}
    </div>
  )
}
