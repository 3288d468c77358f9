import { useTranslations } from 'use-intl'
import { StudentStatusWord } from '~/components/students/student_status_word'
import type { StudentDetail } from '~/components/students/types'
import { useFormat } from '~/hooks/use_format'
import classes from '~/ui/record/names.module.css'

/** Status and the three facts that matter today: number, phone, when the student was added. */
export function StudentHeadline({ student }: { student: StudentDetail }) {
  const t = useTranslations('students')
  const record = useTranslations('ui.record')
  const format = useFormat()
  return (
    <>
      <StudentStatusWord student={student} />
      <span>
        <span className={classes.quiet}>{t('fields.number')}</span>{' '}
        <bdi dir="ltr">{student.number}</bdi>
      </span>
      <span>
        <span className={classes.quiet}>{t('fields.phone')}</span>{' '}
        {student.phone ? <bdi dir="ltr">{student.phone_written}</bdi> : record('none')}
      </span>
      <span>
        <span className={classes.quiet}>{t('fields.created_at')}</span>{' '}
        {format.dayOf(student.created_at)}
      </span>
    </>
  )
}
