import { useForm } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { ImportDetail } from '~/components/imports/types'
import { Dialog } from '~/ui/dialog/dialog'

interface UndoDialogProps {
  record: ImportDetail
  opened: boolean
  onClose: () => void
}

/** Says what taking the import back does to what, before it does it. */
export function UndoDialog({ record, opened, onClose }: UndoDialogProps) {
  const t = useTranslations('imports.undo')
  const form = useForm({})
  const { id, created, updated } = record
  return (
    <Dialog opened={opened} title={t('title')} onClose={onClose}>
      {created > 0 && <Text mb="xs">{t('created', { count: created })}</Text>}
      {updated > 0 && <Text mb="xs">{t('updated', { count: updated })}</Text>}
      <Text>{t('kept')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          color="danger"
          loading={form.processing}
          onClick={() =>
            form.post(urlFor('admin.imports.undo.store', { id }), { onSuccess: onClose })
          }
        >
          {t('confirm')}
        </Button>
      </Group>
    </Dialog>
  )
}
