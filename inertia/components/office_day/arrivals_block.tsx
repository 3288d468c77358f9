import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { DayBlock } from '~/components/office_day/day_block'
import type { OfficeDay } from '~/components/office_day/types'
import { useCentreTime } from '~/components/teaching_day/use_centre_time'
import { useSessionPlace } from '~/components/teaching_day/use_session_place'
import { useNames } from '~/ui/names/use_names'
import { StatusDot } from '~/ui/status_dot'
import classes from '~/components/office_day/lines.module.css'

type Arrivals = OfficeDay['arrivals']

/** Students the desk expects within the hour: who, when, and which room to send them to. */
export function ArrivalsBlock({ arrivals }: { arrivals: Arrivals }) {
  const t = useTranslations('office_day.arrivals')
  const { total, rows } = arrivals
  return (
    <DayBlock title={t('title')} count={total} rows={rows.length}>
      <ul className={classes.people}>
        {rows.map((row) => (
          <ArrivalLine key={`${row.student.id} ${row.session_id}`} row={row} />
        ))}
      </ul>
      {total > rows.length && (
        <p className={classes.rest}>{t('more', { count: total - rows.length })}</p>
      )}
    </DayBlock>
  )
}

function ArrivalLine({ row }: { row: Arrivals['rows'][number] }) {
  const t = useTranslations('office_day.arrivals')
  const names = useNames()
  const nameOf = useSessionName()
  const time = useCentreTime()
  const place = useSessionPlace()({ room: row.room, branch: null })
  const { standing } = row
  const greeting =
    standing === 'trial' || standing === 'guest' ? standing : row.is_first_class ? 'first' : null
  return (
    <li>
      <div>
        <Anchor
          component={Link}
          href={urlFor('admin.students.show', { id: row.student.id })}
          className={classes.name}
        >
          <bdi>{names(row.student).lead}</bdi>
        </Anchor>
        <ul className={classes.facts}>
          <li>
            <bdi>{time.hours(row)}</bdi>
          </li>
          {row.group && (
            <li>
              <bdi>{nameOf({ title: row.title, group: row.group })}</bdi>
            </li>
          )}
          {place && (
            <li>
              <bdi>{place}</bdi>
            </li>
          )}
        </ul>
      </div>
      {greeting && <StatusDot tone="attention">{t(greeting)}</StatusDot>}
    </li>
  )
}
