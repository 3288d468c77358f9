import { Button, Stack, Text } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

interface NoResultsProps {
  filters: ReactNode
  onClear: () => void
  /** Of a list that opens on today and has nothing else narrowed down: leads to what was before. */
  onPast?: () => void
}

export function NoResults({ filters, onClear, onPast }: NoResultsProps) {
  const t = useTranslations('ui.list')
  return (
    <Stack align="center" gap="sm" py={48} px="md" role="status">
      <IconSearchOff size={32} stroke={1.5} aria-hidden />
      <Text fw={600}>{t(onPast ? 'when.none' : 'no_results')}</Text>
      {filters}
      <Button variant="default" onClick={onPast ?? onClear}>
        {t(onPast ? 'when.show_past' : 'clear_filters')}
      </Button>
    </Stack>
  )
}
