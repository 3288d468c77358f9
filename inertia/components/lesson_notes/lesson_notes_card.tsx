import { Button, Text, Title } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isWritten, LessonTexts } from '~/components/lesson_notes/lesson_texts'
import type { Lesson } from '~/components/lesson_notes/types'
import { lazyPart } from '~/language/lazy_part'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

const LessonNotesDialog = lazyPart(() => import('~/components/lesson_notes/lesson_notes_dialog'))

interface LessonNotesCardProps {
  lesson: Lesson
  nextOn: string | null
  /** Where they are written. */
  url: string
  can: boolean
}

/** What is written of a session: for families, for whoever teaches, and what is to be done by next time. */
export function LessonNotesCard({ lesson, nextOn, url, can }: LessonNotesCardProps) {
  const t = useTranslations('lesson_notes')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={record.card} aria-label={t('title')}>
      <div className={rows.heading}>
        <Title order={2}>{t('title')}</Title>
        {can && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('edit')}
          </Button>
        )}
      </div>
      {!isWritten(lesson) && <Text c="dimmed">{t(can ? 'none_text' : 'none')}</Text>}
      <LessonTexts lesson={lesson} />
      {isOpen && (
        <Suspense>
          <LessonNotesDialog
            lesson={lesson}
            nextOn={nextOn}
            url={url}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
