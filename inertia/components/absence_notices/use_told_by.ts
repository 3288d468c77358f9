import { useTranslations } from 'use-intl'
import type { AbsenceNotice } from '~/components/absence_notices/types'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'

/** When an absence was told, by whom, and whether in the portal. */
export function useToldBy() {
  const t = useTranslations('absence_notices')
  const format = useFormat()
  const names = useNames()
  return (notice: Pick<AbsenceNotice, 'told_at' | 'told_by' | 'in_portal' | 'guardian'>) => {
    const { told_by: teller, in_portal: isInPortal, guardian } = notice
    const at = format.instant(notice.told_at)
    if (guardian) return t('told_in_portal', { at, name: isolate(names(guardian).lead) })
    if (isInPortal) return t('told_by_student', { at })
    return teller ? t('told_by', { at, name: isolate(teller) }) : t('told', { at })
  }
}
