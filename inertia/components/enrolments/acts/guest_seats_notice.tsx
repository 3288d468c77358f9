import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { getJson } from '~/feedback/send_json'

interface GuestSeatsNoticeProps {
  enrolment: string
  from: string
  /** For a pause: the first day back. */
  until?: string
}

/** How many make-up bookings are cancelled with the place in a group; draws nothing if there are none. */
export function GuestSeatsNotice({ enrolment: id, from, until }: GuestSeatsNoticeProps) {
  const t = useTranslations('departures')
  const count = useGuestSeats(
    urlFor('admin.enrolments.guest_seats.show', { id }, { qs: { from, ...(until && { until }) } })
  )
  return (
    <div role="status">
      {count > 0 && <Text size="sm">{t('follows.guest_seats', { count })}</Text>}
    </div>
  )
}

function useGuestSeats(url: string): number {
  const [told, setTold] = useState({ url: '', count: 0 })
  useEffect(() => {
    const gone = new AbortController()
    getJson<{ count: number }>(url, gone.signal)
      .then(({ count }) => setTold({ url, count }))
      .catch(() => !gone.signal.aborted && setTold({ url, count: 0 }))
    return () => gone.abort()
  }, [url])
  return told.url === url ? told.count : 0
}
