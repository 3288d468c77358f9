import { useTranslations } from 'use-intl'
import type { EnrolmentStatus } from '~/components/groups/types'
import { useFormat } from '~/hooks/use_format'
import { useEffect, useState } from 'react'
import { useShared } from '~/hooks/use_shared'

interface EnrolmentDatesProps {
  row: { status: EnrolmentStatus; starts_on: string | null; ends_on: string | null }
}

export function EnrolmentDates({ row }: EnrolmentDatesProps) {
  const t = useTranslations('enrolments')
  const { day, days } = useFormat()
  const { status, starts_on: start, ends_on: end } = row
  if (status !== 'completed' && end && neverBegan(start, end)) return t('not_begun')
  if (!start) return end && <>– {day(end)}</>
  return end ? days(start, end) : day(start)
}

/** Whether an enrolment ends before its first day: `end` is the first day the student is no longer in the group. */
export const neverBegan = (start: string | null, end: string) => start !== null && end <= start

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export function OfferTime({ until }: { until: string }) {
  const t = useTranslations('enrolments.line')
  const { instant } = useFormat()
  const { locale } = useShared().intl
  const left = useTimeLeft(until)
  const [value, unit] =
    left >= 2 * HOUR ? [Math.floor(left / HOUR), 'hour'] : [Math.ceil(left / MINUTE), 'minute']
  const time = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return (
    <time dateTime={until} title={instant(until)}>
      {left > 0 ? t('left', { time: time.format(value) }) : t('over')}
    </time>
  )
}

/** Counts down by the minute while the page is open; in milliseconds. */
function useTimeLeft(until: string) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return new Date(until).getTime() - now
}
