import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CopyButton } from '~/ui/copy_button'
import classes from '~/ui/record/record.module.css'

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

export interface ListedFact {
  label: string
  value: ReactNode
  copy?: string | null
}

export function FactsCard({ title, facts }: { title?: string; facts: ListedFact[] }) {
  const t = useTranslations('ui.record')
  return (
    <section className={classes.card}>
      <Title order={2}>{title ?? t('details')}</Title>
      <dl className={classes.details}>
        {facts.map(({ label, value, copy }) => (
          <Fact key={label} label={label} copy={copy}>
            {value}
          </Fact>
        ))}
      </dl>
    </section>
  )
}
