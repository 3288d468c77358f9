import { useTranslations } from 'use-intl'
import type { UnbilledLine } from '~/components/invoice_drafts/types'
import { useQuantity } from '~/components/invoices/lines/use_quantity'
import { useFormat } from '~/hooks/use_format'
import { useMoney } from '~/hooks/use_money'
import { Money } from '~/ui/money'
import { useBothNames } from '~/ui/names/both_names'
import classes from '~/components/invoice_drafts/unbilled/unbilled_line.module.css'

export function UnbilledLineRow({ line }: { line: UnbilledLine }) {
  const t = useTranslations('invoice_drafts')
  const names = useBothNames()
  const format = useFormat()
  const { write } = useMoney()
  const quantity = useQuantity()
  const label = names({ name_en: line.label_en, name_ar: line.label_ar }).lead
  const group = line.group && (names(line.group).lead || line.group.code)
  const { shared, session_count: count } = line
  const notes = [
    shared &&
      (shared.percent === null
        ? t('part_of_fees')
        : t('share_of_fees', { percent: format.percentage(shared.percent / 100) })),
    line.percent < 100 &&
      !line.is_make_up &&
      t('percent_charged', { percent: format.percentage(line.percent) }),
    line.is_make_up && t('make_up'),
    line.list_price && t('list_price', { price: write(line.list_price) }),
    line.discount_reason,
  ].filter((note) => typeof note === 'string')
  return (
    <li className={classes.line}>
      <span className={classes.label}>
        <bdi>{label}</bdi>
        <span className={classes.facts}>
          {group && group !== label && (
            <>
              <bdi>{group}</bdi>
              {' · '}
            </>
          )}
          <bdi>{format.days(line.period_from, line.period_to)}</bdi>
          {notes.map((note) => (
            <span key={note}>
              {' · '}
              <bdi>{note}</bdi>
            </span>
          ))}
        </span>
      </span>
      <span className={classes.each}>
        {shared ? (
          count > 0 && t('sessions', { count })
        ) : (
          <>
            <bdi>{quantity(line)}</bdi>
            {' × '}
            <Money amount={line.unit_price} />
          </>
        )}
      </span>
      <span className={classes.amount}>
        <Money amount={line.gross} />
      </span>
    </li>
  )
}
