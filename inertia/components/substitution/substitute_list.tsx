import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Substitute } from '~/components/substitution/types'
import { byFreedom } from '~/components/substitution/by_freedom'
import rows from '~/ui/record/rows.module.css'
import classes from '~/components/substitution/substitution.module.css'

interface SubstituteListProps {
  substitutes: Substitute[]
  row: (substitute: Substitute) => ReactNode
}

/** Those who are free first; the others are folded away, unless nobody is free. */
export function SubstituteList({ substitutes, row }: SubstituteListProps) {
  const t = useTranslations('substitution.parts')
  const { free, others } = byFreedom(substitutes)
  return (
    <>
      <Title order={3} fz="md" mt="sm">
        {t('free')}{' '}
        <Text span c="dimmed">
          {free.length}
        </Text>
      </Title>
      {free.length > 0 ? (
        <ul className={rows.rows}>{free.map(row)}</ul>
      ) : (
        <Text>{t('nobody')}</Text>
      )}
      {others.length > 0 && (
        <details className={classes.others} open={free.length === 0}>
          <summary>
            <Title order={3} display="inline" fz="md">
              {t('others')}
            </Title>{' '}
            <Text span c="dimmed">
              {others.length}
            </Text>
          </summary>
          <ul className={rows.rows}>{others.map(row)}</ul>
        </details>
      )}
    </>
  )
}
