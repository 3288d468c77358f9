import { Alert, Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { focusChoice } from '~/components/attendance/focus_choice'
import { studentIn } from '~/components/attendance/marking'
import type { Attendance } from '~/components/attendance/types'
import { useMarkWords } from '~/components/attendance/use_mark_words'
import type { MarkingControls } from '~/components/attendance/use_marking'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/attendance/device/waiting.module.css'

interface UnkeptMarksProps {
  marking: MarkingControls
  /** As it was when the page was opened. */
  known: Attendance
}

/** Marks that were refused for their session, or of whom there is no row any more: why, whose, and what was meant. */
export function UnkeptMarks({ marking, known }: UnkeptMarksProps) {
  const t = useTranslations('attendance')
  const inWords = useMarkWords()
  const names = useNames()
  const { attendance, together, dismiss } = marking
  return [...together].map(([fault, marks]) => (
    <Alert key={fault} color="danger" role="alert" title={t(`faults.${fault}`)}>
      <ul className={classes.unkept}>
        {marks.map((mark) => {
          const student = studentIn(mark.student_id, attendance, known)
          return (
            <li key={mark.id}>
              <bdi>{student ? names(student).lead : t('waiting.somebody')}</bdi>
              {' · '}
              {inWords(mark)}
            </li>
          )
        })}
      </ul>
      <Button
        size="sm"
        variant="default"
        onClick={() => {
          marks.forEach((mark) => dismiss(mark.student_id))
          focusChoice(marks[0]?.student_id)
        }}
      >
        {t('waiting.let_go', { count: marks.length })}
      </Button>
    </Alert>
  ))
}
