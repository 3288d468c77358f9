import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PayerBalanceProps } from '~/components/payers/types'
import classes from '~/components/payers/payers.module.css'
import { Money } from '~/ui/money'
import record from '~/ui/record/record.module.css'

const isNothing = ({ minor }: { minor: string }) => minor === '0'

interface PayerBalanceCardProps {
  balances: PayerBalanceProps[]
  children?: ReactNode
}

/** Shows one line of figures for each currency; currencies are never added. */
export function PayerBalanceCard({ balances, children }: PayerBalanceCardProps) {
  const t = useTranslations('payers.balance')
  return (
    <section className={record.card} aria-label={t('title')}>
      <Title order={2}>{t('title')}</Title>
      {balances.length === 0 && (
        <Text c="dimmed" mt="xs">
          {t('none')}
        </Text>
      )}
      {balances.map((balance) => (
        <dl
          key={balance.currency}
          className={classes.figures}
          aria-label={t('of_currency', { currency: balance.currency })}
        >
          <div>
            <dt>{t('open')}</dt>
            <dd className={classes.figure}>
              <Money amount={balance.open} />
            </dd>
          </div>
          <div>
            <dt>{t('overdue')}</dt>
            <dd
              className={classes.figure}
              data-tone={isNothing(balance.overdue) ? 'quiet' : 'danger'}
            >
              <Money amount={balance.overdue} />
            </dd>
          </div>
          {balance.draft_count > 0 && (
            <div>
              <dt>{t('drafts', { count: balance.draft_count })}</dt>
              <dd className={classes.figure} data-tone="quiet">
                <Money amount={balance.drafts} />
              </dd>
            </div>
          )}
        </dl>
      ))}
      {children}
    </section>
  )
}
