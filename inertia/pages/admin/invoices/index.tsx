import { IconFileInvoice } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { BranchOption } from '~/components/branches/types'
import { InvoiceSums } from '~/components/invoices/invoice_sums'
import { InvoiceCard } from '~/components/invoices/invoice_card'
import type { InvoiceList, InvoiceQuery } from '~/components/invoices/types'
import { useInvoiceListActs } from '~/components/invoices/use_invoice_list_acts'
import { useInvoiceColumns } from '~/components/invoices/use_invoice_columns'
import { useInvoiceFilters } from '~/components/invoices/use_invoice_filters'
import { usePayerNames } from '~/components/invoices/use_payer_names'
import { useInvoicesMenu } from '~/components/invoices/use_invoices_menu'
import type { ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import { recordUrls } from '~/ui/record/record_urls'
import type { Abilities } from '~/ui/record/types'

interface InvoicesIndexProps {
  invoices: InvoiceList
  query: InvoiceQuery
  can: Abilities
  list: ListSettings
  branches: BranchOption[]
}

export default function InvoicesIndex({ invoices, query, can, list }: InvoicesIndexProps) {
  const t = useTranslations('invoices')
  const names = usePayerNames()
  const { dialog, acts, bulk } = useInvoiceListActs(can)
  const menu = useInvoicesMenu()
  return (
    <>
      <RecordList
        area="invoices"
        icon={<IconFileInvoice size={24} />}
        urls={{ ...recordUrls('invoices'), edit: undefined }}
        columns={useInvoiceColumns()}
        card={(invoice) => <InvoiceCard invoice={invoice} />}
        name={({ number, payer }) => number ?? t('draft_for', { payer: names(payer).lead })}
        filters={useInvoiceFilters()}
        page={invoices}
        query={query}
        can={can}
        settings={list}
        totals={<InvoiceSums sums={invoices.sums} />}
        acts={acts}
        bulk={bulk}
        menu={menu.items}
      />
      {dialog}
      {menu.dialog}
    </>
  )
}
