import { Button, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { SavedWeek } from '~/components/week/use_week_form'
import { WeekEditor } from '~/components/week/week_editor'
import { WeekTable, type WeekTexts } from '~/components/week/week_table'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

interface WeekPanelProps {
  week: SavedWeek
  texts: WeekTexts & { title: string; lead: string; edit: string; save: string }
  can: boolean
  /** Below the week, while it is read. */
  children?: ReactNode
}

/** A week of windows, read and edited in its place. */
export function WeekPanel({ week, texts, can, children }: WeekPanelProps) {
  const [isEditing, setEditing] = useState(false)
  const [hasEdited, setEdited] = useState(false)
  const edit = () => {
    setEdited(true)
    setEditing(true)
  }
  return (
    <section className={record.card}>
      <div className={rows.heading}>
        <Title order={2}>{texts.title}</Title>
        {can && !isEditing && (
          <Button
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            autoFocus={hasEdited}
            onClick={edit}
          >
            {texts.edit}
          </Button>
        )}
      </div>
      <Text size="sm" c="dimmed" mt={4}>
        {texts.lead}
      </Text>
      {isEditing ? (
        <WeekEditor week={week} texts={texts} onClose={() => setEditing(false)} />
      ) : (
        <>
          <WeekTable windows={week.windows} texts={texts} />
          {children}
        </>
      )}
    </section>
  )
}
