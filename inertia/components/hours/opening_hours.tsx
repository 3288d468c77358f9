import { useTranslations } from 'use-intl'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import { urlFor } from '~/client'
import { WeekPanel } from '~/components/week/week_panel'

interface OpeningHoursProps {
  opening: { version: number; windows: WeekWindow[] }
  can: boolean
}

export function OpeningHours({ opening, can }: OpeningHoursProps) {
  const t = useTranslations('timings.opening')
  const texts = {
    title: t('title'),
    lead: t('lead'),
    edit: t('edit'),
    save: t('save'),
    always: t('always'),
    none: t('none'),
  }
  const week = { ...opening, url: urlFor('admin.settings.hours.update') }
  return <WeekPanel week={week} texts={texts} can={can} />
}
