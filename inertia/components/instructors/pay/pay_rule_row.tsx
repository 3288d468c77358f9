import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PayRule } from '~/components/instructors/types'
import { useFormat } from '~/hooks/use_format'
import { useMoney } from '~/hooks/use_money'
import { Money } from '~/ui/money'
import classes from '~/components/instructors/instructors.module.css'

export function PayRuleRow({ rule, today }: { rule: PayRule; today: string }) {
  const t = useTranslations('instructors')
  const format = useFormat()
  const money = useMoney()
  const { amount, percent, min_pay: least, student_premium: premium, until } = rule
  const since = format.day(rule.effective_from)
  const extras = [
    least && t('pay.least', { amount: money.write(least) }),
    premium && t('pay.premium', { amount: money.write(premium) }),
    t(rule.effective_from > today ? 'pay.from_day' : 'pay.now', { day: since }),
    until && t('pay.until', { day: format.day(until) }),
  ].filter((text) => text !== null)
  return (
    <li>
      <div>
        <Text fw={600} component="div">
          {t(`method.${rule.method}`)}
        </Text>
        <div className={classes.quiet}>{extras.join(' · ')}</div>
      </div>
      <span>
        {amount && <Money amount={amount} />}
        {percent !== null && t('pay.share', { percent: format.number(percent) })}
      </span>
    </li>
  )
}
