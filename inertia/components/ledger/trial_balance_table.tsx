import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { AccountBalanceProps, LedgerDaysProps } from '~/components/ledger/types'
import classes from '~/components/ledger/ledger.module.css'
import { queryString } from '~/ui/list/list_query'
import { Money } from '~/ui/money'

interface TrialBalanceTableProps {
  currency: string
  balances: AccountBalanceProps[]
  days: LedgerDaysProps
}

const figures = ['debit', 'credit', 'balance'] as const

/** The accounts of one currency, whose balances add up to zero. */
export function TrialBalanceTable({ currency, balances, days }: TrialBalanceTableProps) {
  const t = useTranslations('ledger')
  return (
    <table role="table" className={classes.table} aria-label={t('trial_balance', { currency })}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{t('columns.account')}</th>
          {figures.map((figure) => (
            <th key={figure} role="columnheader" data-figure>
              {t(`columns.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {balances.map((row) => (
          <tr key={row.account} role="row">
            <th role="rowheader" scope="row">
              <Anchor
                component={Link}
                href={
                  urlFor('admin.ledger.show', { account: row.account }) +
                  queryString({ currency, ...days }, {})
                }
              >
                {t(`accounts.${row.account}`)}
              </Anchor>
              <div className={classes.help}>{t(`help.${row.account}`)}</div>
            </th>
            {figures.map((figure) => (
              <td key={figure} role="cell" data-label={t(`columns.${figure}`)}>
                <Money amount={row[figure]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th role="rowheader" scope="row">
            {t('sum')}
          </th>
          {figures.map((figure) => (
            <td key={figure} role="cell" data-label={t(`columns.${figure}`)}>
              <Money amount={sumOf(balances, figure)} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

/** All accounts of a currency have one exponent. */
function sumOf(balances: AccountBalanceProps[], figure: (typeof figures)[number]) {
  const minor = balances.reduce((total, row) => total + BigInt(row[figure].minor), 0n)
  return { ...balances[0]![figure], minor: String(minor) }
}
