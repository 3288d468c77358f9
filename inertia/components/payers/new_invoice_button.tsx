import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { IconFilePlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { PayerDetail } from '~/components/payers/types'
import { useMoney } from '~/hooks/use_money'

/** Shows what is unbilled of a family; a company, which attends nothing, gets an empty invoice at once. */
export function NewInvoiceButton({ payer }: { payer: PayerDetail }) {
  const t = useTranslations('payers')
  const { currency } = useMoney().settings
  const shared = {
    'leftSection': <IconFilePlus size={16} aria-hidden />,
    'data-shortcut': 'create',
    'children': t('new_invoice'),
  }
  const subject = subjectOf(payer)
  if (subject)
    return (
      <Button
        component={Link}
        href={urlFor('admin.invoices.create', {}, { qs: subject })}
        {...shared}
      />
    )
  const draft = { payer: `payer:${payer.id}`, currency }
  return <Button onClick={() => router.post(urlFor('admin.invoices.store'), draft)} {...shared} />
}

export function subjectOf({ household_id: household, student_id: student }: PayerDetail) {
  if (household) return { household }
  return student ? { student } : undefined
}
