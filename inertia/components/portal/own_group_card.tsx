import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { EnrolmentStatusWord } from '~/components/enrolments/enrolment_status_word'
import { GroupStatusWord } from '~/components/groups/group_status_word'
import { SeatsMeter } from '~/components/groups/seats_meter'
import { RateOfGroup } from '~/components/teaching_day/rate_of_group'
import type { GroupRate } from '~/components/teaching_day/types'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import type { Data } from '@generated/data'
import classes from '~/components/portal/own_groups.module.css'

export type OwnGroup = Data.Portal.OwnGroup

interface OwnGroupCardProps {
  group: OwnGroup
  /** How many came lately, for whoever teaches it. */
  rate?: GroupRate
  today: string
}

export function OwnGroupCard({ group, rate, today }: OwnGroupCardProps) {
  const t = useTranslations('home.portal')
  const kinds = useTranslations('groups.work_type')
  const both = useBothNames()
  const names = useNames()
  const { day, days } = useFormat()
  const { title_en, title_ar, course_en, course_ar, seats, enrolment, instructor } = group
  const title = both({ title_en, title_ar }).lead
  const course = both({ title_en: course_en, title_ar: course_ar }).lead
  const start = enrolment?.starts_on ?? group.starts_on
  const dates = group.ends_on
    ? days(start, group.ends_on)
    : t(start > today ? 'starts' : 'since', { day: day(start) })
  return (
    <li className={classes.card} id={`group-${group.id}`}>
      <div className={classes.head}>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        {enrolment ? (
          <EnrolmentStatusWord status={enrolment.status} />
        ) : (
          <GroupStatusWord group={{ status: group.status, archived_at: null }} />
        )}
      </div>
      <Text size="sm" c="dimmed">
        {seats && (
          <>
            <bdi>{group.code}</bdi> ·{' '}
          </>
        )}
        {course !== title && (
          <>
            <bdi>{course}</bdi> ·{' '}
          </>
        )}
        {kinds(group.work_type)}
      </Text>
      {enrolment && instructor && (
        <div>
          <span className={classes.quiet}>{t('instructor')}</span>{' '}
          <bdi>{names(instructor).lead}</bdi>
        </div>
      )}
      <div>{dates}</div>
      {enrolment && group.status === 'suspended' && (
        <GroupStatusWord group={{ status: group.status, archived_at: null }} />
      )}
      {seats && (
        <div className={classes.head}>
          <SeatsMeter group={seats} />
          {seats.role === 'assistant' && <span className={classes.quiet}>{t('assistant')}</span>}
        </div>
      )}
      {rate && <RateOfGroup rate={rate} />}
    </li>
  )
}
