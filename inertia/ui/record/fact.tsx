import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CopyButton } from '~/ui/copy_button'

interface FactProps {
  label: string
  children: ReactNode
  copy?: string | null
}

export function Fact({ label, children, copy }: FactProps) {
  const t = useTranslations('ui.record')
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children || (
          <Text span c="dimmed">
            {t('none')}
          </Text>
        )}
        {copy && <CopyButton what={label} value={copy} />}
      </dd>
    </div>
  )
}
