import { Link } from '@adonisjs/inertia/react'
import { Anchor, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SignMark } from '~/components/attendance_sheet/sign_mark'
import type { Sheet, SheetSession, SheetStudent } from '~/components/attendance_sheet/types'
import { useColumnHead } from '~/components/attendance_sheet/use_month'
import { urlFor } from '~/client'
import { useClockIn } from '~/hooks/use_clock_in'
import { useFormat } from '~/hooks/use_format'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/attendance_sheet/sheet.module.css'

/** Names stay in sight while the sessions are scrolled through. */
export function SheetTable({ sheet }: { sheet: Sheet }) {
  const t = useTranslations('attendance_sheet')
  const { share } = useFormat()
  return (
    <div className={classes.region} role="region" aria-label={t('region')} tabIndex={0}>
      <table className={classes.sheet}>
        <thead>
          <tr>
            <th scope="col">{t('student')}</th>
            {sheet.sessions.map((session) => (
              <SessionHead key={session.id} session={session} />
            ))}
            <th scope="col">{t('rate')}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.students.map((student) => (
            <StudentRow key={student.id} student={student} sessions={sheet.sessions} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('rate')}</th>
            {sheet.sessions.map(({ id, rate }) => (
              <td key={id}>{share(rate.attended, rate.marked)}</td>
            ))}
            <td>{share(sheet.total.attended, sheet.total.marked)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function SessionHead({ session }: { session: SheetSession }) {
  const { id, starts_at: starts, time_zone: zone } = session
  const format = useFormat()
  const head = useColumnHead()
  const clock = useClockIn(zone)
  return (
    <th scope="col">
      <Link href={urlFor('admin.attendance.show', { id })} className={classes.day}>
        <VisuallyHidden>{format.instant(starts, zone)}</VisuallyHidden>
        <span aria-hidden>{head.weekday(starts, zone)}</span>
        <b aria-hidden>{head.day(starts, zone)}</b>
        <span aria-hidden>{clock(starts)}</span>
      </Link>
    </th>
  )
}

function StudentRow({ student, sessions }: { student: SheetStudent; sessions: SheetSession[] }) {
  const t = useTranslations('attendance_sheet')
  const names = useNames()
  const { share } = useFormat()
  const { id, signs, rate } = student
  return (
    <tr>
      <th scope="row">
        <Anchor component={Link} href={urlFor('admin.students.show', { id })} size="sm">
          <bdi>{names(student).lead}</bdi>
        </Anchor>
        {student.standing === 'guest' && <span className={classes.guest}>{t('guest')}</span>}
      </th>
      {sessions.map((session, at) => (
        <td key={session.id} data-sign={signs[at]}>
          <SignMark sign={signs[at]!} />
        </td>
      ))}
      <td title={t('rate_told', { attended: rate.attended, marked: rate.marked })}>
        {share(rate.attended, rate.marked)}
      </td>
    </tr>
  )
}
