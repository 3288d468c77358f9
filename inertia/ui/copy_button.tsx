import { ActionIcon, CopyButton as MantineCopy } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

export function CopyButton({ what, value }: { what: string; value: string }) {
  const t = useTranslations('ui.copy')
  return (
    <MantineCopy value={value}>
      {({ copied, copy }) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          onClick={copy}
          aria-label={copied ? t('copied') : t('copy', { what })}
        >
          {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        </ActionIcon>
      )}
    </MantineCopy>
  )
}
