import { router } from '@inertiajs/react'
import { Button, Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AbsenceDialog } from '~/components/instructors/week/absence_dialog'
import type { Absence, InstructorDetail } from '~/components/instructors/types'
import { useFormat } from '~/hooks/use_format'
import { RowIcon } from '~/ui/record/row_icon'
import record from '~/ui/record/record.module.css'
import classes from '~/components/instructors/instructors.module.css'

interface AbsencesCardProps {
  instructor: InstructorDetail
  absences: Absence[]
  today: string
  can: boolean
}

export function AbsencesCard({ instructor, absences, today, can }: AbsencesCardProps) {
  const t = useTranslations('instructors.absences')
  const format = useFormat()
  const [isAdding, setAdding] = useState(false)
  const remove = (id: string) =>
    router.delete(
      urlFor('admin.instructors.absences.destroy', { id: instructor.id, absence: id }),
      { preserveScroll: true }
    )
  return (
    <section className={record.card}>
      <div className={classes.heading}>
        <Title order={2}>{t('title')}</Title>
        {can && (
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )}
      </div>
      {absences.length === 0 && (
        <Text c="dimmed" mt="xs">
          {t('none')}
        </Text>
      )}
      <ul className={classes.rows}>
        {absences.map(({ id, starts_at: from, ends_at: until, reason }) => (
          <li key={id}>
            <div>
              <div>{t('begins', { from: format.instant(from) })}</div>
              <div>{t('ends', { until: format.instant(until) })}</div>
              {reason && (
                <div className={classes.quiet}>
                  <bdi>{reason}</bdi>
                </div>
              )}
            </div>
            <RowIcon
              icon={IconX}
              label={t('remove', { from: format.instant(from) })}
              onClick={can ? () => remove(id) : undefined}
            />
          </li>
        ))}
      </ul>
      {isAdding && (
        <AbsenceDialog instructor={instructor.id} today={today} onClose={() => setAdding(false)} />
      )}
    </section>
  )
}
