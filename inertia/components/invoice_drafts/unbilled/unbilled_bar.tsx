import { router } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { useChosenFamilies } from '~/components/invoice_drafts/unbilled/use_chosen_families'
import { Money } from '~/ui/money'
import classes from '~/components/invoice_drafts/unbilled/unbilled_bar.module.css'

interface UnbilledBarProps {
  chosen: ReturnType<typeof useChosenFamilies>
  /** The days, the branch and what the page is narrowed to. */
  parameters: Record<string, string | number>
}

/** Stays at the bottom: how many drafts would be made, and of how much. */
export function UnbilledBar({ chosen, parameters }: UnbilledBarProps) {
  const t = useTranslations('invoice_drafts')
  const [isPending, setPending] = useState(false)
  const { families, drafts, totals, data } = chosen
  const create = () =>
    router.post(
      urlFor('admin.proposed_drafts.store'),
      { ...parameters, ...data },
      { onStart: () => setPending(true), onFinish: () => setPending(false) }
    )
  return (
    <div className={classes.bar}>
      <span role="status">
        {families > 0 ? t('chosen', { count: families }) : t('none_chosen')}
      </span>
      <span className={classes.barTotals}>
        {totals.map((total) => (
          <Money key={total.currency} amount={total} />
        ))}
      </span>
      <Button onClick={create} loading={isPending} disabled={drafts === 0}>
        {t('create_drafts', { count: drafts })}
      </Button>
    </div>
  )
}
