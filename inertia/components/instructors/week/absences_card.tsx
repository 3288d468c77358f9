import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AbsenceDialog } from '~/components/absences/absence_dialog'
import { AbsenceStateWord } from '~/components/absences/absence_state_word'
import { TakenOut } from '~/components/absences/taken_out'
import type { InstructorAbsence } from '~/components/absences/types'
import { useAbsenceWords } from '~/components/absences/use_absence_words'
import { TakeOutDialog } from '~/components/instructors/week/take_out_dialog'
import type { InstructorDetail } from '~/components/instructors/types'
import { usePermissions } from '~/hooks/use_permissions'
import { SpansCard } from '~/ui/record/spans_card'
import classes from '~/components/absences/absences.module.css'

interface AbsencesCardProps {
  instructor: InstructorDetail
  absences: InstructorAbsence[]
  today: string
  can: boolean
}

export function AbsencesCard({ instructor, absences, today, can }: AbsencesCardProps) {
  const t = useTranslations('instructors.absences')
  const words = useAbsenceWords()
  const may = usePermissions()
  const isHere = instructor.archived_at === null
  const [changed, change] = useState<InstructorAbsence>()
  return (
    <>
      <SpansCard
        words={{ title: t('title'), add: t('add'), none: t('none') }}
        spans={absences.map((absence) => {
          const [from, until] = words(absence)
          return {
            ...{ id: absence.id, from, until, reason: absence.reason },
            removal: t('remove', { when: from }),
            consequence:
              absence.offers > 0 ? t('offers_end', { count: absence.offers }) : undefined,
            isKept: absence.state === 'requested',
            note: <AbsenceNote absence={absence} can={can} onTakeOut={() => change(absence)} />,
          }
        })}
        can={can}
        canAdd={can || (isHere && may('admin.absences.create'))}
        removalUrl={(id) =>
          urlFor('admin.instructors.absences.destroy', { id: instructor.id, absence: id })
        }
        dialog={(onClose) => (
          <AbsenceDialog
            words={{ title: t('add'), save: t('save'), cancel: t('cancel') }}
            url={urlFor('admin.instructors.absences.store', { id: instructor.id })}
            today={today}
            instructor={instructor.id}
            onClose={onClose}
          />
        )}
      />
      {changed && (
        <TakeOutDialog
          instructor={instructor.id}
          absence={changed}
          onClose={() => change(undefined)}
        />
      )}
    </>
  )
}

interface AbsenceNoteProps {
  absence: InstructorAbsence
  can: boolean
  onTakeOut: () => void
}

function AbsenceNote({ absence, can, onTakeOut }: AbsenceNoteProps) {
  const t = useTranslations('instructors.absences')
  const { state, every_week: week, taken_out: days } = absence
  return (
    <>
      <TakenOut days={days} />
      {state === 'requested' && (
        <div className={classes.acts}>
          <AbsenceStateWord state={state} />
        </div>
      )}
      {week && state === 'approved' && can && (
        <div className={classes.acts}>
          <Button variant="subtle" size="compact-xs" onClick={onTakeOut}>
            {t('take_out')}
          </Button>
        </div>
      )}
    </>
  )
}
