import { router } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '~/ui/dialog/dialog'

interface RemoveDialogProps {
  /** In the words of its button: "Delete Ramadan". */
  removal: string
  /** What else ends with it. */
  consequence?: string
  url: string
  onClose: () => void
}

/** Asks before what can't be undone. */
export function RemoveDialog({ removal, consequence, url, onClose }: RemoveDialogProps) {
  const t = useTranslations('ui.remove')
  const [busy, setBusy] = useState(false)
  const remove = () =>
    router.delete(url, {
      preserveScroll: true,
      onStart: () => setBusy(true),
      onFinish: onClose,
    })
  return (
    <Dialog opened title={t('title', { removal })} onClose={onClose}>
      {consequence && <Text>{consequence}</Text>}
      <Text>{t('text')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button color="danger" loading={busy} onClick={remove}>
          {t('confirm')}
        </Button>
      </Group>
    </Dialog>
  )
}
