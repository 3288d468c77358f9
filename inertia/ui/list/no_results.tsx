import { Button, Stack, Text } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

export function NoResults({ filters, onClear }: { filters: ReactNode; onClear: () => void }) {
  const t = useTranslations('ui.list')
  return (
    <Stack align="center" gap="sm" py={48} px="md" role="status">
      <IconSearchOff size={32} stroke={1.5} aria-hidden />
      <Text fw={600}>{t('no_results')}</Text>
      {filters}
      <Button variant="default" onClick={onClear}>
        {t('clear_filters')}
      </Button>
    </Stack>
  )
}
