import { router, usePoll } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { type Attention, AttentionSection } from '~/components/attention/attention_section'
import { useLiveCalendar } from '~/components/calendar/live/use_live_calendar'
import { type RamadanDue, RamadanNotice } from '~/components/hours/ramadan_notice'
import { NewFamilyButton } from '~/components/families/new_family_button'
import { OfficeDay } from '~/components/office_day/office_day'
import type { OfficeDay as Day, WaitingRequests } from '~/components/office_day/types'
import { useFormat } from '~/hooks/use_format'
import { useWeekdayNames } from '~/hooks/use_week'
import { PageHeader } from '~/ui/page/page_header'
import record from '~/ui/record/record.module.css'
import { weekdayOf } from '#domain/shared/time/weekday'

const refreshEvery = 60_000

/** A page that asks by itself keeps nobody signed in. */
const refreshed = { only: ['office', 'requests', 'attention'], headers: { 'X-Background': '1' } }

type TodayProps = {
  office: Day
  requests: WaitingRequests
  /** Null also for people who may not set timings. */
  ramadan_due: RamadanDue
  /** Null for people who may see no kind of it. */
  attention: Attention | null
}

export default function Today({ office, requests, ramadan_due: due, attention }: TodayProps) {
  const areas = useTranslations('areas.today')
  // Marks and the passing of time are announced to no page of days
  usePoll(refreshEvery, refreshed)
  useLiveCalendar(({ from, to }) => {
    if (from <= office.day && office.day <= to) router.reload(refreshed)
  })
  return (
    <div className={record.record}>
      <PageHeader
        title={areas('title')}
        lead={<Lead office={office} />}
        primary={<NewFamilyButton />}
      />
      <RamadanNotice due={due} isLink />
      <OfficeDay office={office} requests={requests} />
      {attention && <AttentionSection attention={attention} />}
    </div>
  )
}

/** The day, and how far it has come. */
function Lead({ office }: { office: Day }) {
  const t = useTranslations('office_day.sums')
  const { day } = useFormat()
  const weekdays = useWeekdayNames()
  const { sums } = office
  const parts = (['over', 'running', 'ahead', 'cancelled'] as const).filter((one) => sums?.[one])
  return [
    weekdays[weekdayOf(office.day)],
    day(office.day),
    ...(sums ? [t('total', { count: sums.total })] : []),
    ...parts.map((one) => t(one, { count: sums![one] })),
  ].join(' · ')
}
