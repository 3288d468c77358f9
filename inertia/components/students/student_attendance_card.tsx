import { Link } from '@adonisjs/inertia/react'
import { Anchor, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useFormat } from '~/hooks/use_format'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'
import classes from '~/components/students/student_overview.module.css'

export type StudentAttendanceSums = {
  rate: { attended: number; marked: number }
  streak: number
  late: number
  absent: number
  excused: number
}

interface StudentAttendanceCardProps {
  student: string
  sums: StudentAttendanceSums
}

/** How often the student came until now; excused absences stand beside the rate and don’t count in it. */
export function StudentAttendanceCard({ student, sums }: StudentAttendanceCardProps) {
  const t = useTranslations('attendance_record')
  const { number, share } = useFormat()
  const { rate, streak } = sums
  return (
    <section className={record.card} aria-label={t('summary')}>
      <div className={rows.heading}>
        <Title order={2}>{t('summary')}</Title>
        <Anchor
          component={Link}
          href={`${urlFor('admin.students.show', { id: student })}?tab=attendance`}
          size="sm"
        >
          {t('open')}
        </Anchor>
      </div>
      {rate.marked + sums.excused === 0 ? (
        <p className={classes.none}>{t('none.title')}</p>
      ) : (
        <>
          {rate.marked > 0 && (
            <p className={classes.figure}>
              {share(rate.attended, rate.marked)}
              <span className={classes.quiet}>{t('of_sessions', { marked: rate.marked })}</span>
            </p>
          )}
          <dl className={classes.counts}>
            {(['late', 'absent', 'excused'] as const).map((status) => (
              <div key={status}>
                <dt>{t(status)}</dt>
                <dd>{number(sums[status])}</dd>
              </div>
            ))}
            <div>
              <dt>{t('streak')}</dt>
              <dd>{number(streak)}</dd>
            </div>
          </dl>
        </>
      )}
    </section>
  )
}
