import { Button, Group, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Leave } from '~/components/attendance/device/use_leave'
import { DialogFrame } from '~/ui/dialog/dialog_frame'

interface LeaveDialogProps {
  leave: Leave | undefined
  /** How many marks would be lost. */
  count: () => Promise<number>
}

/** Nobody signs out of what they marked without knowing it. */
export function LeaveDialog({ leave, count }: LeaveDialogProps) {
  const t = useTranslations('waiting_marks.leave')
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    if (!leave) return
    void count().then((found) => (found > 0 ? setWaiting(found) : leave(true)))
    return () => setWaiting(0)
  }, [leave, count])
  return (
    <DialogFrame opened={waiting > 0} title={t('title')} onClose={() => leave?.(false)}>
      <Text>{t('text', { count: waiting })}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => leave?.(true)}>
          {t('out')}
        </Button>
        <Button data-autofocus onClick={() => leave?.(false)}>
          {t('stay')}
        </Button>
      </Group>
    </DialogFrame>
  )
}
