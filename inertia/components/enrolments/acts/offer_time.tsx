import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'

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
