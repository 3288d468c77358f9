import { Alert, Button, Group } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

interface DraftNoticeProps {
  draft: { restored: boolean }
  onDiscard: () => void
}

/** Says that a form holds what was typed before. */
export function DraftNotice({ draft, onDiscard }: DraftNoticeProps) {
  const t = useTranslations('ui.form')
  if (!draft.restored) return null
  return (
    <Alert color="info" role="status" icon={<IconHistory aria-hidden />}>
      <Group justify="space-between" gap="xs">
        {t('draft_restored')}
        <Button variant="default" size="compact-sm" onClick={onDiscard}>
          {t('draft_discard')}
        </Button>
      </Group>
    </Alert>
  )
}
