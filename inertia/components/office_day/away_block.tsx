import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DayBlock } from '~/components/office_day/day_block'
import type { OfficeDay } from '~/components/office_day/types'
import { useCentreTime } from '~/components/teaching_day/use_centre_time'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import { useNames } from '~/ui/names/use_names'
import { StatusDot } from '~/ui/status_dot'
import classes from '~/components/office_day/lines.module.css'

type Away = OfficeDay['away']

/** In milliseconds; a day on which the clocks change is an hour shorter. */
const wholeDay = 23 * 60 * 60_000

/** Instructors with an approved absence today, and how many of their sessions nobody covers yet. */
export function AwayBlock({ away }: { away: Away }) {
  const t = useTranslations('office_day.away')
  return (
    <DayBlock title={t('title')} count={away.length} rows={away.length}>
      <ul className={classes.people}>
        {away.map((one) => (
          <AwayLine key={one.instructor.id} one={one} />
        ))}
      </ul>
    </DayBlock>
  )
}

function AwayLine({ one }: { one: Away[number] }) {
  const t = useTranslations('office_day.away')
  const names = useNames()
  const format = useFormat()
  const time = useCentreTime()
  const may = usePermissions()
  const isWhole = Date.parse(one.ends_at) - Date.parse(one.starts_at) >= wholeDay
  const { uncovered, first_uncovered_id: first } = one
  return (
    <li>
      <div>
        <Anchor
          component={Link}
          href={`${urlFor('admin.instructors.show', { id: one.instructor.id })}?tab=availability`}
          className={classes.name}
        >
          <bdi>{names(one.instructor).lead}</bdi>
        </Anchor>
        <ul className={classes.facts}>
          <li>
            <bdi>{isWhole ? t('whole') : time.hours(one)}</bdi>
          </li>
          {isWhole && <li>{t('back', { day: format.dayOf(one.back_at) })}</li>}
          {one.reason && (
            <li>
              <bdi>{one.reason}</bdi>
            </li>
          )}
        </ul>
      </div>
      {first && may('admin.sessions.index') && (
        <Anchor component={Link} href={urlFor('admin.substitutes.show', { id: first })}>
          <StatusDot tone="danger">{t('uncovered', { count: uncovered })}</StatusDot>
        </Anchor>
      )}
    </li>
  )
}
