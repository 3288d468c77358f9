import { Link } from '@adonisjs/inertia/react'
import { Anchor, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { PayerShareProps as PayerShare } from '~/components/payers/types'
import classes from '~/components/payers/payers.module.css'
import { useFormat } from '~/hooks/use_format'
import { useMoney } from '~/hooks/use_money'
import { usePermissions } from '~/hooks/use_permissions'
import { useBothNames } from '~/ui/names/both_names'
import { pricedUnit } from '~/components/enrolments/second_payer/priced_unit'
import { useNames } from '~/ui/names/use_names'
import record from '~/ui/record/record.module.css'

/** Enrolments of which the payer pays a part. */
export function PayerSharesCard({ shares }: { shares: PayerShare[] }) {
  const t = useTranslations('payers.shares')
  const names = useNames()
  const titles = useBothNames()
  const format = useFormat()
  const { write } = useMoney()
  const may = usePermissions()
  if (shares.length === 0) return null
  const part = ({ percent, amount, billing_mode: mode }: PayerShare) =>
    percent === null
      ? t(`amount.${pricedUnit(mode)}`, { amount: write(amount!) })
      : format.percentage(percent / 100)
  return (
    <section className={record.card} aria-label={t('title')}>
      <Title order={2}>{t('title')}</Title>
      <ul className={classes.people}>
        {shares.map((share) => {
          const { id, student, group } = share
          const name = <bdi>{names(student).lead}</bdi>
          const title =
            titles({ name_en: group.title_en, name_ar: group.title_ar }).lead || group.code
          return (
            <li key={id}>
              {may('admin.students.index') ? (
                <Anchor component={Link} href={urlFor('admin.students.show', { id: student.id })}>
                  {name}
                </Anchor>
              ) : (
                name
              )}{' '}
              <Text span size="sm" c="dimmed">
                <bdi>{title}</bdi> · <bdi>{part(share)}</bdi>
              </Text>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
