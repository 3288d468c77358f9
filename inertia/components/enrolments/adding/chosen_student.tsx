import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CandidateLine } from '~/components/enrolments/adding/candidate_line'
import type { Candidate } from '~/components/groups/types'
import { FieldError } from '~/ui/form/fields/field_error'
import classes from '~/components/enrolments/adding/add_student.module.css'

interface ChosenStudentProps {
  student: Candidate
  error?: string
  onChange: () => void
}

export function ChosenStudent({ student, error, onChange }: ChosenStudentProps) {
  const t = useTranslations('enrolments.add')
  return (
    <div>
      <div className={classes.chosen} role="group" aria-label={t('chosen')}>
        <div>
          <CandidateLine student={student} />
        </div>
        <Button variant="subtle" size="xs" flex="none" onClick={onChange}>
          {t('change')}
        </Button>
      </div>
      {error && <FieldError message={error} />}
    </div>
  )
}
