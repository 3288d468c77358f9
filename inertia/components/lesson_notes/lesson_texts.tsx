import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { LastLesson } from '~/components/lesson_notes/types'
import { useFormat } from '~/hooks/use_format'
import record from '~/ui/record/record.module.css'

type Texts = Pick<
  LastLesson,
  'shared_notes' | 'internal_notes' | 'homework' | 'homework_due_on'
> & {
  topic?: string | null
}

const fields = ['topic', 'shared_notes', 'homework', 'internal_notes'] as const

export const isWritten = (lesson: Texts) => fields.some((field) => lesson[field])

/** What is written of a lesson, each text under its name. */
export function LessonTexts({ lesson }: { lesson: Texts }) {
  const t = useTranslations()
  const { day } = useFormat()
  return fields
    .filter((field) => lesson[field])
    .map((field) => (
      <div key={field}>
        <Text component="h3" size="sm" c="dimmed" mt="sm">
          {t(`sessions.fields.${field}`)}
          {field === 'homework' && lesson.homework_due_on && (
            <> · {t('lesson_notes.due', { day: day(lesson.homework_due_on) })}</>
          )}
        </Text>
        <Text className={record.notes} dir="auto">
          {lesson[field]}
        </Text>
      </div>
    ))
}
