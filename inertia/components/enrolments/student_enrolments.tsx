import { Link } from '@adonisjs/inertia/react'
import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { EnrolmentStatusWord } from '~/components/enrolments/enrolment_status_word'
import { groupUrls } from '~/components/groups/group_urls'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/both_names'
import { EmptyState } from '~/ui/empty_state'
import { ListCard } from '~/ui/list/list_card'
import classes from '~/components/enrolments/student_enrolments.module.css'

export type StudentEnrolment = Data.Admin.Students.StudentEnrolment

/** The groups a student is and was in, the latest first. */
export function StudentEnrolments({ enrolments }: { enrolments: StudentEnrolment[] }) {
  const t = useTranslations('enrolments.of_student')
  const format = useFormat()
  const both = useBothNames()
  if (enrolments.length === 0) {
    return (
      <ListCard>
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      </ListCard>
    )
  }
  return (
    <ListCard>
      <ul className={classes.enrolments}>
        {enrolments.map((row) => (
          <li key={row.id}>
            <span>
              <Link href={groupUrls.show(row.group_id)} className={classes.name}>
                <bdi>{both({ title_en: row.title_en, title_ar: row.title_ar }).lead}</bdi>
              </Link>{' '}
              <Text span c="dimmed" size="sm">
                <bdi dir="ltr">{row.code}</bdi>
              </Text>
            </span>
            <Text span size="sm" c="dimmed">
              {row.starts_on && format.day(row.starts_on)}
              {row.ends_on && <> – {format.day(row.ends_on)}</>}
            </Text>
            <EnrolmentStatusWord status={row.status} />
            {row.reason && (
              <Text span size="sm">
                <bdi>{row.reason}</bdi>
              </Text>
            )}
          </li>
        ))}
      </ul>
    </ListCard>
  )
}
