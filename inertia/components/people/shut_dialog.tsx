import { router } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '~/ui/dialog/dialog'

interface ShutDialogProps {
  name: string
  url: string
  onClose: () => void
}

export function ShutDialog({ name, url, onClose }: ShutDialogProps) {
  const t = useTranslations('portal_accounts')
  const [busy, setBusy] = useState(false)
  const shut = () =>
    router.post(
      url,
      {},
      {
        preserveScroll: true,
        onStart: () => setBusy(true),
        onFinish: onClose,
      }
    )
  return (
    <Dialog opened title={t('ask.suspend_title', { name })} onClose={onClose}>
      <Text>{t('ask.suspend_text')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('ask.cancel')}
        </Button>
        <Button color="danger" loading={busy} onClick={shut}>
          {t('suspend')}
        </Button>
      </Group>
    </Dialog>
  )
}
