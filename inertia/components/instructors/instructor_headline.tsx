import { useTranslations } from 'use-intl'
import { InstructorStatusWord } from '~/components/instructors/instructor_status_word'
import { SubjectNames } from '~/components/instructors/subject_names'
import type { InstructorDetail } from '~/components/instructors/types'
import classes from '~/ui/record/names.module.css'

export function InstructorHeadline({ instructor }: { instructor: InstructorDetail }) {
  const t = useTranslations('instructors.fields')
  const record = useTranslations('ui.record')
  return (
    <>
      <InstructorStatusWord instructor={instructor} />
      <span>
        <span className={classes.quiet}>{t('number')}</span>{' '}
        <bdi dir="ltr">{instructor.number}</bdi>
      </span>
      <span>
        <span className={classes.quiet}>{t('phone')}</span>{' '}
        {instructor.phone ? <bdi dir="ltr">{instructor.phone_written}</bdi> : record('none')}
      </span>
      <span>
        <span className={classes.quiet}>{t('subjects')}</span>{' '}
        {instructor.subjects.length > 0 ? (
          <SubjectNames named={instructor.subjects} />
        ) : (
          record('none')
        )}
      </span>
    </>
  )
}
