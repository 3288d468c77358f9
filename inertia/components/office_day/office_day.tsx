import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ArrivalsBlock } from '~/components/office_day/arrivals_block'
import { AwayBlock } from '~/components/office_day/away_block'
import { CallsBlock } from '~/components/office_day/calls_block'
import { DayBlock } from '~/components/office_day/day_block'
import { RequestsBlock } from '~/components/office_day/requests_block'
import { SessionLine } from '~/components/office_day/session_line'
import { SoonBlock } from '~/components/office_day/soon_block'
import type {
  OfficeDay as Day,
  OfficeSession,
  WaitingRequests,
} from '~/components/office_day/types'
import { usePermissions } from '~/hooks/use_permissions'
import { EmptyState } from '~/ui/page/empty_state'
import record from '~/ui/record/record.module.css'
import lines from '~/components/office_day/lines.module.css'
import classes from '~/components/office_day/office_day.module.css'

interface OfficeDayProps {
  office: Day
  requests: WaitingRequests
}

/** The next hour with its arrivals, and beside it today’s open tasks. */
export function OfficeDay({ office, requests }: OfficeDayProps) {
  const t = useTranslations('office_day')
  const maySee = usePermissions()
  const { unstaffed, unmarked, away, arrivals, calls, day } = office
  const waiting = requests.joining.total + requests.absences.total
  const open = unstaffed.total + unmarked.total + away.length + calls.total + waiting
  const isWide = maySee('admin.sessions.index')
  return (
    <div className={isWide ? classes.day : classes.narrow}>
      {isWide && (
        <div className={classes.soon}>
          <SoonBlock office={office} />
        </div>
      )}
      {arrivals.total > 0 && (
        <div className={classes.arrivals}>
          <ArrivalsBlock arrivals={arrivals} />
        </div>
      )}
      <div className={`${record.record} ${classes.todo}`}>
        {unstaffed.total > 0 && (
          <SessionsBlock
            title={t('unstaffed.title')}
            only="unstaffed,substitute"
            day={day}
            {...unstaffed}
          />
        )}
        {waiting > 0 && <RequestsBlock requests={requests} />}
        {away.length > 0 && <AwayBlock away={away} />}
        {calls.total > 0 && <CallsBlock calls={calls} />}
        {unmarked.total > 0 && (
          <SessionsBlock title={t('unmarked.title')} only="unmarked" day={day} {...unmarked} />
        )}
        {open === 0 && (
          <section className={record.card}>
            <EmptyState title={t('calm.title')} text={t('calm.text')} />
          </section>
        )}
      </div>
    </div>
  )
}

interface SessionsBlockProps {
  title: string
  only: string
  day: string
  total: number
  rows: OfficeSession[]
}

/** Sessions of the day that wait for something; the list of sessions, filtered alike, has them all. */
function SessionsBlock({ title, only, day, total, rows }: SessionsBlockProps) {
  const t = useTranslations('office_day')
  const may = usePermissions()
  const qs = { only, when: 'all', starts_from: day, starts_to: day }
  const isMore = total > rows.length && may('admin.sessions.index')
  return (
    <DayBlock
      title={title}
      count={total}
      rows={rows.length}
      more={
        isMore && {
          href: urlFor('admin.class_sessions.index', {}, { qs }),
          label: t('show_all', { count: total }),
        }
      }
    >
      <ul className={`${lines.lines} ${lines.tight}`}>
        {rows.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
    </DayBlock>
  )
}
