import { router } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Dialog } from '~/ui/dialog/dialog'
import type { SavedView } from '~/ui/list/list_description'
import { onlyList } from '~/ui/list/views/only_list'

interface DeleteViewDialogProps {
  list: string
  view: SavedView
  onClose: () => void
}

export function DeleteViewDialog({ list, view, onClose }: DeleteViewDialogProps) {
  const t = useTranslations('ui.views')
  const cancel = useTranslations('ui.form')('cancel')
  const remove = () =>
    router.delete(urlFor('admin.lists.views.update', { list, id: view.id }), {
      ...onlyList,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={t('delete_title', { name: view.name })} onClose={onClose}>
      <Text mb="md">{t(view.is_shared ? 'delete_shared' : 'delete_own')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
        <Button color="danger" onClick={remove}>
          {t('delete')}
        </Button>
      </Group>
    </Dialog>
  )
}
