import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Fact } from '~/ui/record/fact'
import classes from '~/ui/record/record.module.css'

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
