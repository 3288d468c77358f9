import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { LessonTexts } from '~/components/lesson_notes/lesson_texts'
import type { LastLesson } from '~/components/lesson_notes/types'
import { useFormat } from '~/hooks/use_format'
import record from '~/ui/record/record.module.css'

/** What was written the last time, for whoever gives the next lesson. */
export function LastTime({ last }: { last: LastLesson }) {
  const t = useTranslations('lesson_notes')
  const { dayOf } = useFormat()
  const title = t('last_time', { day: dayOf(last.starts_at) })
  return (
    <section className={record.card} aria-label={title}>
      <Title order={2}>{title}</Title>
      <LessonTexts lesson={last} />
    </section>
  )
}
