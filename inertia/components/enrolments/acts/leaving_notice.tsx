import { Alert, Text } from '@mantine/core'
import { IconClipboardCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { getJson } from '~/feedback/send_json'
import { useFormat } from '~/hooks/use_format'
import { useJoined } from '~/hooks/use_joined'

interface LeavingNoticeProps {
  enrolment: string
  from: string
  /** For a pause: the first day back. */
  until?: string
  /** Whoever is moved keeps their make-up bookings. */
  keepsSeats?: boolean
}

interface Consequences {
  count: number
  later_marks: { days: string[]; charged: number; paying: number }
}

/**
 * How many make-up bookings are cancelled with the place in a group, and what is marked from that day on;
 * draws nothing if there is neither.
 */
export function LeavingNotice({ enrolment: id, from, until, keepsSeats }: LeavingNoticeProps) {
  const t = useTranslations('departures')
  const consequences = useConsequences(
    urlFor('admin.enrolments.guest_seats.show', { id }, { qs: { from, ...(until && { until }) } })
  )
  const count = keepsSeats ? 0 : (consequences?.count ?? 0)
  return (
    <div role="status">
      {count > 0 && <Text size="sm">{t('follows.guest_seats', { count })}</Text>}
      {consequences && consequences.later_marks.days.length > 0 && (
        <LaterMarks {...consequences.later_marks} />
      )}
    </div>
  )
}

/** The most days that are named. */
const named = 5

function LaterMarks({ days, charged, paying }: Consequences['later_marks']) {
  const t = useTranslations('enrolments.later_marks')
  const { day } = useFormat()
  const join = useJoined()
  const more = days.length > named ? ['…'] : []
  const dates = join([...days.slice(0, named).map(day), ...more])
  return (
    <Alert color="attention" icon={<IconClipboardCheck aria-hidden />} py="xs">
      <Text size="sm">{t('days', { count: days.length, days: dates })}</Text>
      <Text size="sm">{t('stay', { charged, paying })}</Text>
    </Alert>
  )
}

function useConsequences(url: string): Consequences | undefined {
  const [answer, setAnswer] = useState<{ url: string; consequences: Consequences }>()
  useEffect(() => {
    const aborter = new AbortController()
    getJson<Consequences>(url, aborter.signal)
      .then((consequences) => setAnswer({ url, consequences }))
      .catch(() => !aborter.signal.aborted && setAnswer(undefined))
    return () => aborter.abort()
  }, [url])
  return answer?.url === url ? answer.consequences : undefined
}
