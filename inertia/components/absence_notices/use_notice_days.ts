import { useTranslations } from 'use-intl'
import type { AbsenceNotice } from '~/components/absence_notices/types'
import { useFormat } from '~/hooks/use_format'

/** Of when a notice is: a session, a day or some days. */
export function useNoticeDays() {
  const t = useTranslations('absence_notices')
  const format = useFormat()
  return (notice: Pick<AbsenceNotice, 'session' | 'from_day' | 'until_day'>) => {
    const { session, from_day: from, until_day: until } = notice
    if (session) return format.span(session.starts_at, session.ends_at, session.time_zone)
    if (!from || !until || from === until) return format.day(from ?? '')
    return t('span', { from: format.day(from), until: format.day(until) })
  }
}
