import { router } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '~/ui/dialog/dialog'

export type Question = 'suspend' | 'archive' | 'revoke' | 'sign_out' | 'reset_factors'

interface AskDialogProps {
  question: Question
  name: string
  url: string
  method: 'post' | 'delete'
  onClose: () => void
}

export function AskDialog({ question, name, url, method, onClose }: AskDialogProps) {
  const t = useTranslations('users')
  const [busy, setBusy] = useState(false)
  const act = () =>
    router.visit(url, {
      method,
      preserveScroll: true,
      onStart: () => setBusy(true),
      onFinish: () => {
        setBusy(false)
        onClose()
      },
    })
  return (
    <Dialog opened title={t(`ask.${question}.title`, { name })} onClose={onClose}>
      <Text>{t(`ask.${question}.text`)}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('ask.cancel')}
        </Button>
        <Button color="danger" loading={busy} onClick={act}>
          {t(`acts.${question}`)}
        </Button>
      </Group>
    </Dialog>
  )
}
