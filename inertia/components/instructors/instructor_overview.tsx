import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { InstructorAbsence } from '~/components/absences/types'
import { AbsencesCard } from '~/components/instructors/week/absences_card'
import { DayBlock } from '~/components/office_day/day_block'
import { NextSessionCard } from '~/components/office_day/next_session_card'
import { SessionLine } from '~/components/office_day/session_line'
import type { OfficeSession } from '~/components/office_day/types'
import type { InstructorDetail } from '~/components/instructors/types'
import { ContactCard } from '~/components/people/contact_card'
import { NotesCard } from '~/ui/record/notes_card'
import { SubjectNames } from '~/components/instructors/subject_names'
import { InstructorStatusWord } from '~/components/instructors/instructor_status_word'
import classes from '~/ui/record/record.module.css'
import lines from '~/components/office_day/lines.module.css'
import names from '~/ui/record/names.module.css'

export function InstructorHeadline({ instructor }: { instructor: InstructorDetail }) {
  const t = useTranslations('instructors.fields')
  const record = useTranslations('ui.record')
  return (
    <>
      <InstructorStatusWord instructor={instructor} />
      <span>
        <span className={names.quiet}>{t('phone')}</span>{' '}
        {instructor.phone ? (
          <Anchor href={`tel:${instructor.phone}`} fz="inherit">
            <bdi dir="ltr">{instructor.phone_written}</bdi>
          </Anchor>
        ) : (
          record('none')
        )}
      </span>
      <span>
        <span className={names.quiet}>{t('subjects')}</span>{' '}
        {instructor.subjects.length > 0 ? (
          <SubjectNames named={instructor.subjects} />
        ) : (
          record('none')
        )}
      </span>
    </>
  )
}

/** Null without permission to see sessions. */
export type InstructorToday = { today: OfficeSession[]; next: OfficeSession | null } | null

interface InstructorOverviewProps {
  instructor: InstructorDetail
  overview: InstructorToday
  absences: InstructorAbsence[]
  today: string
  can: boolean
}

/** The instructor’s day: its sessions or the next one, absences ahead, and ways to reach them. */
export function InstructorOverview(props: InstructorOverviewProps) {
  const { instructor, overview, absences, today, can } = props
  const t = useTranslations('instructors.show')
  return (
    <div className={classes.overview}>
      <div className={classes.record}>
        {overview && overview.today.length > 0 && (
          <DayBlock title={t('today')} count={overview.today.length}>
            <ul className={lines.lines}>
              {overview.today.map((session) => (
                <SessionLine key={session.id} session={session} />
              ))}
            </ul>
          </DayBlock>
        )}
        {overview && (overview.next || overview.today.length === 0) && (
          <NextSessionCard session={overview.next} today={today} />
        )}
        <AbsencesCard instructor={instructor} absences={absences} today={today} can={can} />
        <NotesCard title={t('notes')} text={instructor.notes} />
      </div>
      <ContactCard area="instructors" person={instructor} />
    </div>
  )
}
