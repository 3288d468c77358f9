import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { StudentEnrolment } from '~/components/enrolments/use_student_enrolment_columns'
import { GuardianToCall } from '~/components/guardians/guardian_to_call'
import type { StudentFamily } from '~/components/guardians/types'
import { StudentStatusWord } from '~/components/students/student_status_word'
import type { StudentDetail } from '~/components/students/types'
import { useBothNames } from '~/ui/names/both_names'
import classes from '~/ui/record/names.module.css'
import { inGroupStatuses } from '#domain/shared/choices/in_group'

/** Each is null for people who may not see it. */
interface StudentHeadlineProps {
  student: StudentDetail
  age: number | null
  family: StudentFamily | null
  enrolments: StudentEnrolment[] | null
}

const CURRENT: readonly StudentEnrolment['status'][] = inGroupStatuses
const MOST = 2

export function StudentHeadline({ student, age, family, enrolments }: StudentHeadlineProps) {
  const t = useTranslations('students')
  const both = useBothNames()
  const current = enrolments?.filter(({ status }) => CURRENT.includes(status))
  const guardian = family?.guardians.find(({ archived_at: archived }) => archived === null)
  return (
    <>
      <StudentStatusWord student={student} />
      {current && (
        <span>
          <span className={classes.quiet}>{t('show.groups')}</span>{' '}
          {current.length === 0 && t('show.no_group')}
          {current.slice(0, MOST).map(({ id, group_id, title_en, title_ar }, place) => (
            <span key={id}>
              {place > 0 && ' · '}
              <Anchor
                component={Link}
                href={urlFor('admin.groups.show', { id: group_id })}
                fz="inherit"
              >
                <bdi>{both({ title_en, title_ar }).lead}</bdi>
              </Anchor>
            </span>
          ))}
          {current.length > MOST && (
            <Anchor
              component={Link}
              href={`${urlFor('admin.students.show', { id: student.id })}?tab=enrolments`}
              fz="inherit"
            >
              {' · '}
              {t('show.more_groups', { count: current.length - MOST })}
            </Anchor>
          )}
        </span>
      )}
      {age !== null && <span>{t('show.age', { years: age })}</span>}
      {guardian && <GuardianToCall guardian={guardian} />}
    </>
  )
}
