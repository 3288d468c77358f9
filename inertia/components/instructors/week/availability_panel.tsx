import { useTranslations } from 'use-intl'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import { urlFor } from '~/client'
import type { InstructorAbsence } from '~/components/absences/types'
import { AbsencesCard } from '~/components/instructors/week/absences_card'
import type { InstructorDetail } from '~/components/instructors/types'
import { WeekPanel } from '~/components/week/week_panel'
import record from '~/ui/record/record.module.css'

interface AvailabilityPanelProps {
  instructor: InstructorDetail
  windows: WeekWindow[]
  absences: InstructorAbsence[]
  today: string
  can: boolean
}

export function AvailabilityPanel(props: AvailabilityPanelProps) {
  const { instructor, windows, absences, today, can } = props
  const { id, version } = instructor
  const t = useTranslations('instructors.availability')
  const url = urlFor('admin.instructors.availability.update', { id })
  const texts = {
    title: t('title'),
    lead: t('lead'),
    edit: t('edit'),
    save: t('save'),
    always: t('always'),
    none: t('none'),
  }
  return (
    <div className={record.overview}>
      <WeekPanel week={{ windows, version, url }} texts={texts} can={can} />
      <AbsencesCard instructor={instructor} absences={absences} today={today} can={can} />
    </div>
  )
}
