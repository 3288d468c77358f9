import { Link } from '@adonisjs/inertia/react'
import { Anchor, Badge, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { SessionDetail, SessionRoster } from '~/components/class_sessions/types'
import { EnrolmentStatusWord } from '~/components/enrolments/enrolment_status_word'
import { PersonCell } from '~/ui/record/person_cell'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

interface RosterCardProps {
  group: NonNullable<SessionDetail['group']>
  roster: SessionRoster
}

/** Who is in the group on the day of a session, and its make-up guests; the group's page has them all. */
export function RosterCard({ group, roster }: RosterCardProps) {
  const t = useTranslations('sessions.roster')
  const { total, guests, students } = roster
  const seats = t('seats', { total: total - guests, capacity: group.capacity })
  return (
    <section className={record.card}>
      <div className={rows.heading}>
        <Title order={2}>{t('title')}</Title>
        <Anchor component={Link} href={urlFor('admin.groups.show', { id: group.id })}>
          {t('of_group')}
        </Anchor>
      </div>
      <Text c="dimmed" size="sm">
        {total === 0 ? t('none') : seats}
        {guests > 0 && ` · ${t('guests', { count: guests })}`}
      </Text>
      <ul className={rows.rows}>
        {students.map((student) => (
          <li key={student.id}>
            <PersonCell
              person={student}
              href={urlFor('admin.students.show', { id: student.id })}
              beneath={<bdi dir="ltr">{student.number}</bdi>}
            />
            {student.status === null && <Badge variant="light">{t('guest')}</Badge>}
            {student.status !== null && student.status !== 'active' && (
              <EnrolmentStatusWord status={student.status} />
            )}
          </li>
        ))}
      </ul>
      {total > students.length && (
        <Text c="dimmed" size="sm">
          {t('more', { count: total - students.length })}
        </Text>
      )}
    </section>
  )
}
