import { router } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Dialog } from '~/ui/dialog/dialog'

interface UnlinkDialogProps {
  student: string
  guardian: string
  name: string
  onClose: () => void
}

export function UnlinkDialog({ student, guardian, name, onClose }: UnlinkDialogProps) {
  const t = useTranslations('guardians.dialog')
  const [busy, setBusy] = useState(false)
  const unlink = () =>
    router.delete(urlFor('admin.student_guardians.update', { id: student, guardian }), {
      preserveScroll: true,
      onStart: () => setBusy(true),
      onFinish: onClose,
    })
  return (
    <Dialog opened title={t('unlink_title', { name })} onClose={onClose}>
      <Text>{t('unlink_text', { name })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button color="danger" loading={busy} onClick={unlink}>
          {t('unlink')}
        </Button>
      </Group>
    </Dialog>
  )
}
