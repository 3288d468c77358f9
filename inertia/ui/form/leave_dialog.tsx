import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Dialog } from '~/ui/dialog'

interface LeaveDialogProps {
  opened: boolean
  onStay: () => void
  onLeave: () => void
}

/** "Leave without saving?" */
export function LeaveDialog({ opened, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations('ui.form')
  return (
    <Dialog opened={opened} title={t('leave_title')} onClose={onStay}>
      <Text>{t('leave_text')}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onLeave}>
          {t('leave')}
        </Button>
        <Button data-autofocus onClick={onStay}>
          {t('stay')}
        </Button>
      </Group>
    </Dialog>
  )
}
