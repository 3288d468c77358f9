import { Link } from '@adonisjs/inertia/react'
import { Anchor, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { InvoiceDetail } from '~/components/invoices/types'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import { Money } from '~/ui/money'
import record from '~/ui/record/record.module.css'
import classes from '~/components/services/prices.module.css'

export function CreditNotesCard({ notes }: { notes: InvoiceDetail['credit_notes'] }) {
  const t = useTranslations('invoices')
  const format = useFormat()
  const may = usePermissions()
  if (notes.length === 0) return null
  return (
    <section className={record.card}>
      <Title order={2}>{t('credit_notes')}</Title>
      <ul className={classes.prices}>
        {notes.map(({ id, number, issued_on: day, reason, total }) => (
          <li key={id} className={classes.price}>
            <span>
              {may('admin.credit_notes.index') ? (
                <Anchor component={Link} href={urlFor('admin.credit_notes.show', { id })}>
                  <bdi dir="ltr">{number}</bdi>
                </Anchor>
              ) : (
                <bdi dir="ltr">{number}</bdi>
              )}
              <Text size="sm" c="dimmed">
                {day && format.day(day)} · <bdi>{reason}</bdi>
              </Text>
            </span>
            <span className={classes.amount}>
              <Money amount={total} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
