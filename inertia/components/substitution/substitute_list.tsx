import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Substitute } from '~/components/substitution/types'
import { byFreedom } from '~/components/substitution/by_freedom'
import rows from '~/ui/record/rows.module.css'
import classes from '~/components/substitution/substitution.module.css'

interface SubstituteListProps {
  substitutes: Substitute[]
  isSearched?: boolean
  row: (substitute: Substitute) => ReactNode
}

/** Those who are free first; the others are folded away, unless a search is for one of them. */
export function SubstituteList({ substitutes, isSearched = false, row }: SubstituteListProps) {
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
        <details className={classes.others} open={isSearched && free.length === 0}>
          <summary>
            <Title order={3} display="inline" fz="md">
              {t('others', { count: others.length })}
            </Title>
          </summary>
          <ul className={rows.rows}>{others.map(row)}</ul>
        </details>
      )}
    </>
  )
}
