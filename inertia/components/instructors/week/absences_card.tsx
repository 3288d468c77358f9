import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AbsenceDialog } from '~/components/instructors/week/absence_dialog'
import type { Absence, InstructorDetail } from '~/components/instructors/types'
import { useFormat } from '~/hooks/use_format'
import { SpansCard } from '~/ui/record/spans_card'

interface AbsencesCardProps {
  instructor: InstructorDetail
  absences: Absence[]
  today: string
  can: boolean
}

export function AbsencesCard({ instructor, absences, today, can }: AbsencesCardProps) {
  const t = useTranslations('instructors.absences')
  const format = useFormat()
  return (
    <SpansCard
      words={{ title: t('title'), add: t('add'), none: t('none') }}
      spans={absences.map(({ id, starts_at: from, ends_at: until, reason }) => ({
        id,
        from: t('begins', { from: format.instant(from) }),
        until: t('ends', { until: format.instant(until) }),
        reason,
        removal: t('remove', { from: format.instant(from) }),
      }))}
      can={can}
      removalUrl={(id) =>
        urlFor('admin.instructors.absences.destroy', { id: instructor.id, absence: id })
      }
      dialog={(onClose) => (
        <AbsenceDialog instructor={instructor.id} today={today} onClose={onClose} />
      )}
    />
  )
}
