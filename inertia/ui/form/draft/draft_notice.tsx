import { Alert, Button, Group } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations('ui.form')
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
