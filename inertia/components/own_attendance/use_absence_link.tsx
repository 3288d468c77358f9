import { IconUserOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { SessionAct } from '~/components/calendar/acts/types'
import type { ShownSession } from '~/components/calendar/shown_session'

/**
 * A family reports an absence from a session that has not begun: of the child that is shown, else of the
 * first in it whose absence isn't reported yet.
 */
export function useAbsenceLink(chosen: string | null) {
  const t = useTranslations('own_attendance.tell')
  return ({ id, type, status, ...session }: ShownSession): SessionAct[] => {
    const isAhead = new Date(session.starts_at).getTime() > Date.now()
    if (type === 'event' || status !== 'scheduled' || !isAhead) return []
    const { reportedAbsence: absence, childIds } = session
    const children = chosen ? [chosen] : childIds
    const child = children?.find((one) => !absence?.ids.includes(one))
    if (absence && !child) return []
    return [
      {
        id: 'report_absence',
        label: t('open'),
        icon: <IconUserOff size={16} aria-hidden />,
        href: urlFor('own_attendance.show', {}, { qs: { ...(child && { child }), tell: id } }),
      },
    ]
  }
}
