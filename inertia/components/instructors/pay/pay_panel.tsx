import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AccountDialog } from '~/components/instructors/account_dialog'
import { PayRuleDialog } from '~/components/instructors/pay/pay_rule_dialog'
import type { InstructorDetail, Pay, PayRule } from '~/components/instructors/types'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'
import { useFormat } from '~/hooks/use_format'
import { useMoney } from '~/hooks/use_money'
import { Money } from '~/ui/money'

interface PayPanelProps {
  instructor: InstructorDetail
  pay: Pay
  today: string
}

export function PayPanel({ instructor, pay, today }: PayPanelProps) {
  const t = useTranslations('instructors.pay')
  const [open, setOpen] = useState<'rule' | 'account' | null>(null)
  const close = () => setOpen(null)
  const isLive = instructor.archived_at === null
  return (
    <div className={record.overview}>
      <section className={record.card}>
        <div className={rows.heading}>
          <Title order={2}>{t('title')}</Title>
          {pay.can.add && isLive && <Button onClick={() => setOpen('rule')}>{t('add')}</Button>}
        </div>
        <Text size="sm" c="dimmed" mt={4}>
          {t('lead')}
        </Text>
        {pay.rules.length === 0 && (
          <Text mt="md" fw={500}>
            {t('none')}
          </Text>
        )}
        <ul className={rows.rows}>
          {pay.rules.map((rule) => (
            <PayRuleRow key={rule.id} rule={rule} today={today} />
          ))}
        </ul>
      </section>
      <section className={record.card}>
        <div className={rows.heading}>
          <Title order={2}>{t('account')}</Title>
          {pay.can.account && isLive && (
            <Button variant="default" size="xs" onClick={() => setOpen('account')}>
              {t('edit_account')}
            </Button>
          )}
        </div>
        <Account iban={pay.iban} />
      </section>
      {open === 'rule' && (
        <PayRuleDialog instructor={instructor.id} rules={pay.rules} today={today} onClose={close} />
      )}
      {open === 'account' && (
        <AccountDialog instructor={instructor} iban={pay.iban} onClose={close} />
      )}
    </div>
  )
}

function Account({ iban }: { iban: string | null }) {
  const none = useTranslations('ui.record')('none')
  return (
    <Text mt="xs" c={iban ? undefined : 'dimmed'}>
      {iban ? <bdi dir="ltr">{iban.replace(/(.{4})(?=.)/g, '$1 ')}</bdi> : none}
    </Text>
  )
}

function PayRuleRow({ rule, today }: { rule: PayRule; today: string }) {
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
        <div className={rows.quiet}>{extras.join(' · ')}</div>
      </div>
      <span>
        {amount && <Money amount={amount} />}
        {percent !== null && format.percentage(percent)}
      </span>
    </li>
  )
}
