import { Link } from '@adonisjs/inertia/react'
import { Anchor, Button } from '@mantine/core'
import { IconBeach, IconCalendar } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { DayBlock } from '~/components/office_day/day_block'
import { SessionLine } from '~/components/office_day/session_line'
import type { OfficeDay } from '~/components/office_day/types'
import { useMinute } from '~/components/teaching_day/use_minute'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import { isolate } from '~/ui/isolate'
import { EmptyState } from '~/ui/page/empty_state'
import { useBothNames } from '~/ui/names/both_names'
import record from '~/ui/record/record.module.css'
import classes from '~/components/office_day/lines.module.css'

/** In milliseconds. */
const hour = 60 * 60_000

/** Sessions under way and those of the next hour; else what comes next, today or later. */
export function SoonBlock({ office }: { office: OfficeDay }) {
  const t = useTranslations('office_day.soon')
  const { total, rows } = office.soon
  const now = useMinute()
  const limit = new Date(Date.parse(now) + hour).toISOString()
  if (rows.length === 0) return <NothingSoon office={office} />
  const next = rows.find(({ status, starts_at: starts }) => status !== 'cancelled' && starts > now)
  const isLater = rows.every(({ starts_at: starts }) => starts > limit)
  return (
    <DayBlock
      title={t(isLater ? 'later' : 'title')}
      count={isLater ? undefined : total}
      rows={rows.length}
      more={
        total > rows.length && {
          label: t('more', { count: total - rows.length }),
          href: urlFor('admin.calendar', {}, { qs: { layout: 'list', day: office.day } }),
        }
      }
    >
      <ul className={classes.lines}>
        {rows.map((session) => (
          <SessionLine key={session.id} session={session} isNext={session === next} />
        ))}
      </ul>
    </DayBlock>
  )
}

function NothingSoon({ office }: { office: OfficeDay }) {
  const t = useTranslations('office_day')
  const format = useFormat()
  const both = useBothNames()
  const nameOf = useSessionName()
  const may = usePermissions()
  const { next, sums, holiday } = office
  const state = sums?.total ? 'over' : next || holiday ? 'none' : 'first'
  const mayBegin = state === 'first' && may('admin.sessions.create')
  const { name_en = null, name_ar = null } = holiday ?? {}
  return (
    <section className={record.card}>
      <EmptyState
        icon={holiday ? <IconBeach size={24} /> : <IconCalendar size={24} />}
        title={
          holiday
            ? t('holiday', { name: isolate(both({ name_en, name_ar }).lead) })
            : t(`soon.${state}.title`)
        }
        text={t(`soon.${state}.text`)}
        actions={
          mayBegin ? (
            <Button component={Link} href={urlFor('admin.class_sessions.create')}>
              {t('soon.schedule')}
            </Button>
          ) : next ? (
            <Anchor component={Link} href={urlFor('admin.class_sessions.show', { id: next.id })}>
              {t('soon.next', {
                session: `${isolate(nameOf(next))} · ${format.instant(next.starts_at, next.time_zone)}`,
              })}
            </Anchor>
          ) : (
            <Anchor component={Link} href={urlFor('admin.calendar')}>
              {t('soon.calendar')}
            </Anchor>
          )
        }
      />
    </section>
  )
}
