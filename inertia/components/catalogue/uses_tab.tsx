import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Use } from '~/components/catalogue/types'
import { UseList } from '~/components/catalogue/use_list'
import { useCounts } from '~/components/catalogue/use_counts'
import record from '~/ui/record/record.module.css'
import classes from '~/components/catalogue/catalogue.module.css'

interface UsesTabProps {
  uses: Use[]
  filter?: string
}

export function UsesTab({ uses, filter }: UsesTabProps) {
  const t = useTranslations('catalogue.uses')
  const counts = useCounts()
  if (uses.length === 0) {
    return (
      <section className={record.card}>
        <Text c="dimmed">{t('empty')}</Text>
      </section>
    )
  }
  return (
    <div className={classes.uses}>
      {uses.map((use) => (
        <section key={use.area} className={record.card}>
          <Title order={2}>{counts({ [use.area]: use.total })}</Title>
          <UseList use={use} filter={filter} />
        </section>
      ))}
    </div>
  )
}
