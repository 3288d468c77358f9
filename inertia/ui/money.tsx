import { useMoney } from '~/hooks/use_money'
import classes from '~/ui/money.module.css'
import type { WireAmount } from '#domain/shared/money/money'

export function Money({ amount }: { amount: WireAmount }) {
  const { dir, before, number, after } = useMoney().parts(amount)
  return (
    <bdi dir={dir} className={classes.money}>
      {before && <span className={classes.currency}>{before}</span>}
      <bdi dir="ltr">{number}</bdi>
      {after && <span className={classes.currency}>{after}</span>}
    </bdi>
  )
}
