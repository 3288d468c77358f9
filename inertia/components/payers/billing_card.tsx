import { Link } from '@adonisjs/inertia/react'
import { Anchor, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { PayerBalanceProps, PersonBillingProps } from '~/components/payers/types'
import { UnbilledLine } from '~/components/payers/unbilled_line'
import classes from '~/components/payers/payers.module.css'
import { Money } from '~/ui/money'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

/** Shows the balance of whoever pays for a person, with a link to the payer’s page. */
export function BillingCard({ billing }: { billing: PersonBillingProps }) {
  const t = useTranslations('payers.billing')
  if (!billing) return null
  const { payers, unbilled } = billing
  return (
    <section className={record.card} aria-label={t('title')}>
      <div className={rows.heading}>
        <Title order={2}>{t('title')}</Title>
        {payers.length === 1 && <ShowAllLink id={payers[0]!.id} />}
      </div>
      {payers.length === 0 && (
        <Text c="dimmed" mt="xs">
          {t('none')}
        </Text>
      )}
      {payers.map(({ id, name, balances }) => (
        <div key={id} className={classes.foot}>
          {payers.length > 1 && (
            <div className={rows.heading}>
              <bdi>{name}</bdi>
              <ShowAllLink id={id} />
            </div>
          )}
          <Owed balances={balances} />
        </div>
      ))}
      {unbilled && <UnbilledLine unbilled={unbilled} subject={{ student: unbilled.student }} />}
    </section>
  )
}

function ShowAllLink({ id }: { id: string }) {
  const t = useTranslations('payers.billing')
  return (
    <Anchor component={Link} href={urlFor('admin.payers.show', { id })} size="sm">
      {t('show')}
    </Anchor>
  )
}

function Owed({ balances }: { balances: PayerBalanceProps[] }) {
  const t = useTranslations('payers.balance')
  const owed = balances.filter(({ open }) => open.minor !== '0')
  if (owed.length === 0) return <Text c="dimmed">{t('nothing')}</Text>
  return (
    <dl className={classes.figures}>
      {owed.map(({ currency, open, overdue }) => (
        <div key={currency}>
          <dt>{t('open')}</dt>
          <dd className={classes.figure}>
            <Money amount={open} />
          </dd>
          {overdue.minor !== '0' && (
            <dd className={classes.late}>
              {t('overdue')} <Money amount={overdue} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
