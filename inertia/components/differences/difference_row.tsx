import { Link } from '@adonisjs/inertia/react'
import { Anchor, Checkbox } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/differences/differences.module.css'
import {
  canSettle,
  type DifferenceProps,
  keyOf,
  type SettlementAbilitiesProps,
} from '~/components/differences/types'
import type { Settling } from '~/components/differences/use_settling'
import { useFormat } from '~/hooks/use_format'
import { Money } from '~/ui/money'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'

interface DifferenceRowProps {
  row: DifferenceProps
  can: SettlementAbilitiesProps
  settling: Settling
}

export function DifferenceRow({ row, can, settling }: DifferenceRowProps) {
  const t = useTranslations('differences')
  const format = useFormat()
  const names = useNames()
  const both = useBothNames()
  const key = keyOf(row)
  const name = names(row.student).lead
  const day = format.day(row.day)
  const isOpen = canSettle(row, can)
  const { id, number } = row.document
  return (
    <li className={classes.row}>
      <Checkbox
        aria-label={t('choose', { name, day })}
        checked={settling.chosen.has(key)}
        disabled={!isOpen}
        onChange={(event) => settling.choose([key], event.currentTarget.checked)}
      />
      <div className={classes.session}>
        <bdi className={classes.student}>{name}</bdi>
        <div className={classes.quiet}>
          {day} · <bdi>{both({ name_en: row.label_en, name_ar: row.label_ar }).lead}</bdi>
        </div>
      </div>
      <div className={classes.document}>
        <Anchor component={Link} href={urlFor('admin.invoices.show', { id })}>
          {number ? <bdi dir="ltr">{number}</bdi> : t('draft')}
        </Anchor>
        <div className={classes.quiet}>{useProposal(row, can)}</div>
      </div>
      <div className={classes.amounts}>
        <span className={classes.quiet}>
          <Money amount={row.billed} />{' '}
          <IconArrowRight size={14} aria-hidden className={classes.arrow} />{' '}
          {row.present ? <Money amount={row.present} /> : t('no_price')}
        </span>
        {row.change && (
          <strong>
            <Money amount={row.change} />
          </strong>
        )}
      </div>
    </li>
  )
}

function useProposal(row: DifferenceProps, can: SettlementAbilitiesProps) {
  const t = useTranslations('differences.proposal')
  if (row.present === null) return t('no_price')
  if (row.proposal === 'credit_note' && !can.credit) return t('forbidden')
  return t(row.proposal)
}
