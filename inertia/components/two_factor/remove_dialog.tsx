import { router } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '~/ui/dialog/dialog'

interface RemoveDialogProps {
  opened: boolean
  title: string
  text: ReactNode
  label: string
  url: string
  onClose: () => void
}

export function RemoveDialog({ opened, title, text, label, url, onClose }: RemoveDialogProps) {
  const t = useTranslations('app')
  const [isPending, setPending] = useState(false)
  const remove = () => {
    setPending(true)
    router.delete(url, {
      preserveScroll: true,
      onFinish: () => {
        setPending(false)
        onClose()
      },
    })
  }
  return (
    <Dialog opened={opened} title={title} onClose={onClose}>
      <Text mb="lg">{text}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button color="red" loading={isPending} onClick={remove}>
          {label}
        </Button>
      </Group>
    </Dialog>
  )
}
