import { router } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import { urlFor } from '~/client'
import { useBranchNames } from '~/components/branches/use_branches'
import { WeekPanel } from '~/components/week/week_panel'

export type ShownWeek = {
  version: number
  windows: WeekWindow[]
  /** Null is the whole centre. */
  branch_id: string | null
  /** False for a branch that keeps the centre's. */
  is_own: boolean
  may_change: boolean
}

interface OpeningHoursProps {
  week: ShownWeek
  /** Nothing is said of branches. */
  isOnly: boolean
  can: boolean
}

export function OpeningHours({ week, isOnly, can }: OpeningHoursProps) {
  const t = useTranslations('timings.opening')
  const texts = useTexts(week, isOnly)
  const { branch_id: id, is_own: isOwn } = week
  const url = id
    ? urlFor('admin.settings.branch_hours.update', { id })
    : urlFor('admin.settings.hours.update')
  const drop = (branch: string) =>
    router.delete(urlFor('admin.settings.branch_hours.destroy', { id: branch }), {
      preserveScroll: true,
    })
  return (
    <WeekPanel week={{ ...week, url }} texts={texts} can={can}>
      {can && id && isOwn && !isOnly && (
        <Button variant="subtle" size="compact-md" mt="sm" onClick={() => drop(id)}>
          {t('drop')}
        </Button>
      )}
    </WeekPanel>
  )
}

function useTexts({ branch_id: id, is_own: isOwn }: ShownWeek, isOnly: boolean) {
  const t = useTranslations('timings.opening')
  const branch = useBranchNames().get(id ?? '') ?? ''
  const said = { save: t('save'), always: t('always'), none: t('none') }
  if (isOnly || id === null)
    return { ...said, title: t(isOnly ? 'title' : 'whole'), lead: t('lead'), edit: t('edit') }
  return {
    ...said,
    title: t('branch', { branch }),
    lead: t(isOwn ? 'own' : 'inherited'),
    edit: t(isOwn ? 'edit' : 'set'),
  }
}
