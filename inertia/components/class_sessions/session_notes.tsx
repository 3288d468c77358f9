import { Button, Text, Title } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionDetail } from '~/components/class_sessions/types'
import { lazyPart } from '~/language/lazy_part'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

const NotesDialog = lazyPart(() => import('~/components/class_sessions/notes_dialog'))

/** What a session is about, and what the office alone is to know of it. */
export function SessionNotes({ session, can }: { session: SessionDetail; can: boolean }) {
  const t = useTranslations('sessions')
  const [isOpen, setOpen] = useState(false)
  const texts = (['topic', 'notes'] as const).filter((name) => session[name])
  return (
    <section className={record.card}>
      <div className={rows.heading}>
        <Title order={2}>{t('notes.title')}</Title>
        {can && (
          <Button variant="default" size="xs" onClick={() => setOpen(true)}>
            {t('notes.edit')}
          </Button>
        )}
      </div>
      {texts.length === 0 && <Text c="dimmed">{t('notes.none')}</Text>}
      {texts.map((name) => (
        <div key={name}>
          <Text component="h3" size="sm" c="dimmed" mt="sm">
            {t(`fields.${name}`)}
          </Text>
          <Text className={record.notes} dir="auto">
            {session[name]}
          </Text>
        </div>
      ))}
      {isOpen && (
        <Suspense>
          <NotesDialog session={session} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
