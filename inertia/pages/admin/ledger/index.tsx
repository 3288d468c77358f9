import { Alert, Button, Stack } from '@mantine/core'
import { IconBuilding, IconDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/ledger/ledger.module.css'
import { LedgerToolbar } from '~/components/ledger/ledger_toolbar'
import { TrialBalanceTable } from '~/components/ledger/trial_balance_table'
import type {
  AccountBalanceProps,
  LedgerDaysProps,
  LedgerPeriodProps,
} from '~/components/ledger/types'
import {
  useVerification,
  VerificationOutcome,
  VerifyButton,
} from '~/components/ledger/verify_books'
import { usePermissions } from '~/hooks/use_permissions'
import { ListCard } from '~/ui/list/list_card'
import { queryString } from '~/ui/list/list_query'
import { EmptyState } from '~/ui/page/empty_state'
import { PageHeader } from '~/ui/page/page_header'

type LedgerProps = {
  balances: AccountBalanceProps[]
  is_whole: boolean
  days: LedgerDaysProps
  periods: LedgerPeriodProps[]
}

export default function LedgerIndex(props: LedgerProps) {
  const { balances, days, periods } = props
  const t = useTranslations('ledger')
  const list = useTranslations('ui.list')
  const canExport = usePermissions()('admin.exports.index')
  const verification = useVerification()
  if (!props.is_whole)
    return (
      <>
        <PageHeader title={t('title')} />
        <Alert color="info" icon={<IconBuilding aria-hidden />} title={t('limited.title')}>
          {t('limited.text')}
        </Alert>
      </>
    )
  const file = urlFor('admin.ledger_exports.show')
  const currencies = [...Map.groupBy(balances, ({ currency }) => currency)]
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        primary={
          <>
            <VerifyButton {...verification} />
            {canExport && (
              <Button
                component="a"
                variant="default"
                href={file + queryString({ ...days, format: 'xlsx' }, {})}
                download
                leftSection={<IconDownload size={16} aria-hidden />}
              >
                {list('export.xlsx')}
              </Button>
            )}
          </>
        }
      />
      <Stack gap="md">
        <VerificationOutcome state={verification.state} />
        <ListCard
          toolbar={
            <LedgerToolbar url={urlFor('admin.ledger.index')} days={days} periods={periods} />
          }
        >
          {currencies.length === 0 && <EmptyState title={t('none.title')} text={t('none.text')} />}
          {currencies.map(([currency, own]) => (
            <section key={currency}>
              <h2 className={classes.currency}>{t('trial_balance', { currency })}</h2>
              <TrialBalanceTable currency={currency} balances={own} days={days} />
            </section>
          ))}
        </ListCard>
      </Stack>
    </>
  )
}
