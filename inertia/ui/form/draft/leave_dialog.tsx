import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFocusBack } from '~/hooks/use_focus_back'
import { DialogFrame } from '~/ui/dialog/dialog_frame'

interface LeaveDialogProps {
  opened: boolean
  onStay: () => void
  onLeave: () => void
}

export function LeaveDialog({ opened, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations('ui.form')
  useFocusBack()
  return (
    <DialogFrame opened={opened} title={t('leave_title')} onClose={onStay}>
      <Text>{t('leave_text')}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onLeave}>
          {t('leave')}
        </Button>
        <Button data-autofocus onClick={onStay}>
          {t('stay')}
        </Button>
      </Group>
    </DialogFrame>
  )
}
