import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useMarkWords } from '~/components/attendance/use_mark_words'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import type { Entry } from '#domain/attendance/rules/outbox'
import { DialogFrame } from '~/ui/dialog/dialog_frame'
import classes from '~/components/attendance/device/waiting.module.css'

interface GoneDialogProps {
  marks: Entry[]
  onClose: () => void
  onLetGo: () => void
}

/** What was marked in sessions that can't be opened any more; whose it is, nobody wrote on the device. */
export function GoneDialog({ marks, onClose, onLetGo }: GoneDialogProps) {
  const t = useTranslations('waiting_marks.gone')
  const waiting = useTranslations('attendance.waiting')
  const inWords = useMarkWords()
  const { instant } = useFormat()
  const zone = useShared().tenant?.timezone ?? 'UTC'
  return (
    <DialogFrame opened={marks.length > 0} title={t('title')} onClose={onClose}>
      <Text>{t('text')}</Text>
      <ul className={classes.unkept}>
        {marks.map((mark) => (
          <li key={mark.id}>
            {inWords(mark)} · {instant(new Date(mark.made_at).toISOString(), zone)}
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('keep')}
        </Button>
        <Button color="danger" onClick={onLetGo}>
          {waiting('let_go', { count: marks.length })}
        </Button>
      </Group>
    </DialogFrame>
  )
}
