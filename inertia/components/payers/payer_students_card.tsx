import { Link } from '@adonisjs/inertia/react'
import { Anchor, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { PayerDetail } from '~/components/payers/types'
import classes from '~/components/payers/payers.module.css'
import { usePermissions } from '~/hooks/use_permissions'
import { useNames } from '~/ui/names/use_names'
import record from '~/ui/record/record.module.css'

export function PayerStudentsCard({ students }: Pick<PayerDetail, 'students'>) {
  const t = useTranslations('payers.students')
  const names = useNames()
  const canOpen = usePermissions()('admin.students.index')
  return (
    <section className={record.card} aria-label={t('title')}>
      <Title order={2}>{t('title')}</Title>
      {students.length === 0 && (
        <Text c="dimmed" mt="xs">
          {t('none')}
        </Text>
      )}
      <ul className={classes.people}>
        {students.map((student) => (
          <li key={student.id}>
            {canOpen ? (
              <Anchor component={Link} href={urlFor('admin.students.show', { id: student.id })}>
                <bdi>{names(student).lead}</bdi>
              </Anchor>
            ) : (
              <bdi>{names(student).lead}</bdi>
            )}{' '}
            <Text span size="sm" c="dimmed">
              <bdi dir="ltr">{student.number}</bdi>
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
