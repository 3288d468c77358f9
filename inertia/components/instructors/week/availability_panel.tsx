import { Button, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AbsencesCard } from '~/components/instructors/week/absences_card'
import type { Absence, InstructorDetail, WeekWindow } from '~/components/instructors/types'
import { WeekEditor } from '~/components/instructors/week/week_editor'
import { WeekTable } from '~/components/instructors/week/week_table'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

interface AvailabilityPanelProps {
  instructor: InstructorDetail
  windows: WeekWindow[]
  absences: Absence[]
  today: string
  can: boolean
}

export function AvailabilityPanel(props: AvailabilityPanelProps) {
  const { instructor, windows, absences, today, can } = props
  const t = useTranslations('instructors.availability')
  const [isEditing, setEditing] = useState(false)
  const [hasEdited, setEdited] = useState(false)
  const edit = () => {
    setEdited(true)
    setEditing(true)
  }
  return (
    <div className={record.overview}>
      <section className={record.card}>
        <div className={rows.heading}>
          <Title order={2}>{t('title')}</Title>
          {can && !isEditing && (
            <Button
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              autoFocus={hasEdited}
              onClick={edit}
            >
              {t('edit')}
            </Button>
          )}
        </div>
        <Text size="sm" c="dimmed" mt={4}>
          {t('lead')}
        </Text>
        {isEditing ? (
          <WeekEditor instructor={instructor} windows={windows} onClose={() => setEditing(false)} />
        ) : (
          <WeekTable windows={windows} />
        )}
      </section>
      <AbsencesCard instructor={instructor} absences={absences} today={today} can={can} />
    </div>
  )
}
