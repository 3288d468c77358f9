import { Link } from '@adonisjs/inertia/react'
import { Alert, Anchor, Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DifferenceRow } from '~/components/differences/difference_row'
import classes from '~/components/differences/differences.module.css'
import {
  canSettle,
  type FamilyDifferencesProps,
  keyOf,
  type SettlementAbilitiesProps,
} from '~/components/differences/types'
import type { Settling } from '~/components/differences/use_settling'
import { usePayerNames } from '~/components/invoices/use_payer_names'
import { Money } from '~/ui/money'
import { useDrawnError } from '~/ui/form/undrawn_errors'

interface FamilyDifferencesCardProps {
  family: FamilyDifferencesProps
  can: SettlementAbilitiesProps
  settling: Settling
}

/** The differences of one payer, who is credited or billed for them together. */
export function FamilyDifferencesCard({ family, can, settling }: FamilyDifferencesCardProps) {
  const t = useTranslations('differences')
  const { payer, rows, totals } = family
  const { lead, other } = usePayerNames()(payer)
  const { chosen, choose } = settling
  const problem = settling.problemOf(payer.id)
  useDrawnError(problem)
  const keys = rows.filter((row) => canSettle(row, can)).map(keyOf)
  const count = keys.filter((key) => chosen.has(key)).length
  return (
    <section className={classes.family} aria-label={lead}>
      <header className={classes.head}>
        {keys.length > 0 && (
          <Checkbox
            aria-label={t('choose_family', { name: lead })}
            checked={count === keys.length}
            indeterminate={count > 0 && count < keys.length}
            onChange={(event) => choose(keys, event.currentTarget.checked)}
          />
        )}
        <div className={classes.name}>
          <Anchor component={Link} href={urlFor('admin.payers.show', { id: payer.id })} fw={600}>
            <bdi>{lead}</bdi>
          </Anchor>
          {other && (
            <div className={classes.quiet}>
              <bdi>{other}</bdi>
            </div>
          )}
        </div>
        <div className={classes.totals}>
          {totals.map((total) => (
            <strong key={total.currency}>
              <Money amount={total} />
            </strong>
          ))}
        </div>
      </header>
      {problem && (
        <Alert color="danger" role="alert" className={classes.problem}>
          {problem}
        </Alert>
      )}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <DifferenceRow key={keyOf(row)} row={row} can={can} settling={settling} />
        ))}
      </ul>
    </section>
  )
}
