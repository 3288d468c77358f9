import { Button, Group, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DocumentDialog } from '~/components/instructors/documents/document_dialog'
import { DocumentRow } from '~/components/instructors/documents/document_row'
import type { InstructorDetail, InstructorDocument } from '~/components/instructors/types'
import { EmptyState } from '~/ui/page/empty_state'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'
import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { Dialog } from '~/ui/dialog/dialog'

type Open = { what: 'add' } | { what: 'edit' | 'remove'; document: InstructorDocument } | null

interface DocumentsPanelProps {
  instructor: InstructorDetail
  documents: InstructorDocument[]
  can: boolean
}

export function DocumentsPanel({ instructor, documents, can }: DocumentsPanelProps) {
  const t = useTranslations('instructors.documents')
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const now = (asked: InstructorDocument) => documents.find(({ id }) => id === asked.id) ?? asked
  const add = can && (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setOpen({ what: 'add' })}
    >
      {t('add')}
    </Button>
  )
  return (
    <section className={record.card}>
      <div className={rows.heading}>
        <Title order={2}>{t('title')}</Title>
        {documents.length > 0 && add}
      </div>
      {documents.length === 0 && (
        <EmptyState title={t('none')} text={t('none_lead')} actions={add} />
      )}
      <ul className={rows.rows}>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            onEdit={can ? () => setOpen({ what: 'edit', document }) : undefined}
            onRemove={can ? () => setOpen({ what: 'remove', document }) : undefined}
          />
        ))}
      </ul>
      {open && open.what !== 'remove' && (
        <DocumentDialog
          instructor={instructor.id}
          document={open.what === 'edit' ? now(open.document) : null}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && (
        <RemoveDocumentDialog instructor={instructor.id} document={open.document} onClose={close} />
      )}
    </section>
  )
}

interface RemoveDocumentDialogProps {
  instructor: string
  document: InstructorDocument
  onClose: () => void
}

function RemoveDocumentDialog({ instructor, document, onClose }: RemoveDocumentDialogProps) {
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
