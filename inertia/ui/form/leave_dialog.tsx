import { Button, Group, Modal, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'

interface LeaveDialogProps {
  opened: boolean
  onStay: () => void
  onLeave: () => void
}

/** "Leave without saving?" */
export function LeaveDialog({ opened, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations('ui.form')
  return (
    <Modal
      opened={opened}
      onClose={onStay}
      title={t('leave_title')}
      centered
      closeButtonProps={{ 'aria-label': t('stay') }}
    >
      <Text>{t('leave_text')}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onLeave}>
          {t('leave')}
        </Button>
        <Button data-autofocus onClick={onStay}>
          {t('stay')}
        </Button>
      </Group>
    </Modal>
  )
}
