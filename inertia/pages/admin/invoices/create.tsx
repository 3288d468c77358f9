import { Button } from '@mantine/core'
import { IconFilePlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { BranchOption } from '~/components/branches/types'
import { BlankInvoiceDialog } from '~/components/invoice_drafts/payers/blank_invoice_dialog'
import type {
  UnbilledDays,
  UnbilledFamily,
  UnbilledSubject,
  UnbilledSummary,
} from '~/components/invoice_drafts/types'
import { NothingUnbilled } from '~/components/invoice_drafts/unbilled/nothing_unbilled'
import { UnbilledBar } from '~/components/invoice_drafts/unbilled/unbilled_bar'
import { UnbilledFilters } from '~/components/invoice_drafts/unbilled/unbilled_filters'
import { UnbilledList } from '~/components/invoice_drafts/unbilled/unbilled_list'
import { useChosenFamilies } from '~/components/invoice_drafts/unbilled/use_chosen_families'
import { useUnbilledQuery } from '~/components/invoice_drafts/unbilled/use_unbilled_query'
import { PageHeader } from '~/ui/page/page_header'
import classes from '~/components/invoice_drafts/unbilled/unbilled.module.css'

interface InvoiceCreateProps {
  families: UnbilledFamily[]
  summary: UnbilledSummary
  query: UnbilledDays
  subject: UnbilledSubject | null
  branches: BranchOption[]
}

export default function InvoiceCreate(props: InvoiceCreateProps) {
  const { families, summary, query, subject, branches } = props
  const t = useTranslations('invoice_drafts')
  const [isBlank, setBlank] = useState(false)
  const { parameters, link, show } = useUnbilledQuery(query, subject)
  const chosen = useChosenFamilies(summary, JSON.stringify([query, subject?.id]))
  const blank = (
    <Button
      variant="default"
      leftSection={<IconFilePlus size={16} aria-hidden />}
      onClick={() => setBlank(true)}
    >
      {t('blank.open')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('create_title')}
        lead={t('create_lead')}
        crumbs={[{ label: t('invoices'), href: urlFor('admin.invoices.index') }]}
        primary={blank}
      />
      <div className={classes.page}>
        <UnbilledFilters
          key={`${query.from} ${query.until}`}
          query={query}
          subject={subject}
          branches={branches}
          show={show}
        />
        {summary.families === 0 && <NothingUnbilled skipped={summary.skipped} action={blank} />}
        {families.length > 0 && (
          <UnbilledList
            families={families}
            summary={summary}
            chosen={chosen}
            link={(page) => link({ page })}
          />
        )}
        {summary.families > 0 && <UnbilledBar chosen={chosen} parameters={parameters({})} />}
      </div>
      {isBlank && <BlankInvoiceDialog branches={branches} onClose={() => setBlank(false)} />}
    </>
  )
}
