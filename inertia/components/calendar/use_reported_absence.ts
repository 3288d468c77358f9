import { useTranslations } from 'use-intl'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useJoined } from '~/hooks/use_joined'

/** Says that an absence from a session is reported, and of which children; undefined where none is. */
export function useReportedAbsence() {
  const t = useTranslations('calendar.absence')
  const joined = useJoined()
  return ({ reportedAbsence: absence }: Pick<ShownSession, 'reportedAbsence'>) => {
    if (!absence) return undefined
    return absence.names.length > 0 ? t('of', { names: joined(absence.names) }) : t('own')
  }
}
