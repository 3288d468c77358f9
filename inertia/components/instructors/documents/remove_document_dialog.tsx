import { router } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { InstructorDocument } from '~/components/instructors/types'
import { Dialog } from '~/ui/dialog/dialog'

interface RemoveDocumentDialogProps {
  instructor: string
  document: InstructorDocument
  onClose: () => void
}

/** Says that a document goes for good before it does. */
export function RemoveDocumentDialog({ instructor, document, onClose }: RemoveDocumentDialogProps) {
  const t = useTranslations('instructors.documents')
  const [busy, setBusy] = useState(false)
  const remove = () =>
    router.delete(
      urlFor('admin.instructors.documents.update', { id: instructor, document: document.id }),
      {
        preserveScroll: true,
        onStart: () => setBusy(true),
        onFinish: onClose,
      }
    )
  return (
    <Dialog opened title={t('remove_title', { title: document.title })} onClose={onClose}>
      <Text>{t('remove_text')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button color="danger" loading={busy} onClick={remove}>
          {t('confirm')}
        </Button>
      </Group>
    </Dialog>
  )
}
