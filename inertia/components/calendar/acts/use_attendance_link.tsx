import { IconChecklist } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { SessionAct } from '~/components/calendar/acts/types'
import type { ShownSession } from '~/components/calendar/shown_session'

/** From so long before a session begins, in milliseconds: as marks are taken. */
const early = 30 * 60_000

/** Where attendance is taken, of sessions that have begun or soon will. */
export function useAttendanceLink(urlOf: (id: string) => string) {
  const t = useTranslations('calendar.acts')
  return ({ id, type, status, starts_at: starts }: ShownSession): SessionAct[] => {
    const isDue = new Date(starts).getTime() - early <= Date.now()
    if (type === 'event' || status === 'cancelled' || !isDue) return []
    return [
      {
        id: 'attendance',
        label: t('attendance'),
        icon: <IconChecklist size={16} aria-hidden />,
        href: urlOf(id),
      },
    ]
  }
}
