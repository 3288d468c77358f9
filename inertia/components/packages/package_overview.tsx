import { Link } from '@adonisjs/inertia/react'
import { Anchor, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { PackageDetail } from '~/components/packages/types'
import { useUnits } from '~/components/packages/use_units'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import { useBothNames } from '~/ui/names/both_names'
import { Money } from '~/ui/money'
import { FactsCard } from '~/ui/record/facts_card'
import classes from '~/components/services/prices.module.css'
import record from '~/ui/record/record.module.css'

export function PackageOverview({ found }: { found: PackageDetail }) {
  const t = useTranslations('packages')
  const names = useBothNames()
  const units = useUnits()
  const format = useFormat()
  const may = usePermissions()
  const { validity_days: days, max_per_student: most } = found
  const facts = [
    { label: t('fields.code'), value: <bdi dir="ltr">{found.code}</bdi>, copy: found.code },
    { label: t('fields.price'), value: <Money amount={found.price} /> },
    {
      label: t('fields.list_price'),
      value: found.list_price && (
        <s>
          <Money amount={found.list_price} />
        </s>
      ),
    },
    { label: t('fields.unit'), value: t(`unit.${found.unit}`) },
    { label: t('fields.bonus_units'), value: units(found.unit, String(found.bonus_units)) },
    {
      label: t('fields.validity_days'),
      value: days === null ? t('no_end') : t('days', { count: days }),
    },
    { label: t('fields.starts'), value: t(`starts.${found.starts}`) },
    {
      label: t('fields.transferable_to_siblings'),
      value: t(found.transferable_to_siblings ? 'yes' : 'no'),
    },
    {
      label: t('fields.max_per_student'),
      value: most === null ? t('no_limit') : format.number(most),
    },
    { label: t('fields.sale_from'), value: found.sale_from && format.day(found.sale_from) },
    { label: t('fields.sale_until'), value: found.sale_until && format.day(found.sale_until) },
  ].filter(({ label }) => found.unit !== 'amount' || label !== t('fields.bonus_units'))
  return (
    <div className={record.overview}>
      <section className={record.card}>
        <Title order={2}>{t('fields.lines')}</Title>
        <ul className={classes.prices}>
          {found.lines.map((line) => (
            <li key={line.service_id} className={classes.price}>
              {may('admin.services.index') ? (
                <Anchor
                  component={Link}
                  href={urlFor('admin.services.show', { id: line.service_id })}
                >
                  {names(line).lead}
                </Anchor>
              ) : (
                <bdi>{names(line).lead}</bdi>
              )}
              {line.quantity && (
                <span className={classes.amount}>{units(found.unit, line.quantity)}</span>
              )}
            </li>
          ))}
        </ul>
      </section>
      <FactsCard facts={facts} />
    </div>
  )
}
