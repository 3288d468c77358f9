import { Button } from '@mantine/core'
import {
  IconCalendarDue,
  IconFileX,
  IconReceiptRefund,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { BranchOption } from '~/components/branches/types'
import { urlFor } from '~/client'
import { InvoiceOverview } from '~/components/invoices/invoice_overview'
import { PayButtons } from '~/components/invoices/pay_buttons'
import { InvoiceStateWord } from '~/components/invoices/invoice_state'
import { PaperActs } from '~/components/invoices/paper/paper_acts'
import type { InvoiceAbilities, InvoiceDetail } from '~/components/invoices/types'
import { actsOf, useInvoiceActs } from '~/components/invoices/use_invoice_acts'
import { useInvoiceValue } from '~/components/invoices/use_invoice_value'
import { usePayerNames } from '~/components/invoices/use_payer_names'
import { useFormat } from '~/hooks/use_format'
import { Menu } from '~/ui/menu/menu'
import { Money } from '~/ui/money'
import { RecordActivity } from '~/ui/record/activity/record_activity'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordPage } from '~/ui/record/record_page'
import { RecordTabs, useUsualTabs } from '~/ui/record/record_tabs'
import { recordUrls } from '~/ui/record/record_urls'
import type { ActivityRow } from '~/ui/record/types'

type InvoiceShowProps = {
  invoice: InvoiceDetail
  activity: ActivityRow[]
  tab: 'overview' | 'activity'
  branches: BranchOption[]
  /** The payer paid so much above their invoices, in this currency. */
  payer_credit: InvoiceDetail['total'] | null
  can: InvoiceAbilities
}

const icons = {
  credit: IconReceiptRefund,
  change: IconCalendarDue,
  void: IconFileX,
  delete: IconTrash,
} as const

export default function InvoiceShow(props: InvoiceShowProps) {
  const { invoice, activity, tab, can, payer_credit: credit } = props
  const t = useTranslations('invoices')
  const tabs = useUsualTabs()
  const format = useFormat()
  const { lead: payer } = usePayerNames()(invoice.payer)
  const { number, state, due_on: due, status } = invoice
  const title = number ?? t('draft_for', { payer })
  const acts = actsOf(invoice, can)
  const further = acts.filter((act) => act !== 'issue')
  const { dialog, run } = useInvoiceActs(invoice)
  const write = useInvoiceValue()
  const isDraft = status === 'draft'
  const urls = recordUrls('invoices')
  return (
    <RecordPage name={title} detail={number ? payer : undefined}>
      <RecordHeader
        area="invoices"
        record={invoice}
        name={{ lead: title, other: null }}
        lead={
          <>
            <InvoiceStateWord state={state} />
            {number && <bdi>{payer}</bdi>}
            <Money amount={isDraft || status === 'void' ? invoice.total : invoice.open} />
            {due && !isDraft && <span>{t('due', { day: format.day(due) })}</span>}
          </>
        }
        urls={isDraft ? urls : { ...urls, edit: undefined }}
        can={can}
        primary={
          <>
            <PaperActs document={{ ...invoice, kind: 'invoice' }} maySend={can.update} />
            {can.pay && status === 'issued' && invoice.open.minor !== '0' && (
              <PayButtons invoice={invoice} credit={credit} />
            )}
            {acts.includes('issue') && (
              <Button leftSection={<IconSend size={16} aria-hidden />} onClick={() => run('issue')}>
                {t('acts.issue')}
              </Button>
            )}
          </>
        }
        menu={
          further.length > 0 &&
          further.map((act) => {
            const Icon = icons[act]
            return (
              <Menu.Item
                key={act}
                leftSection={<Icon size={16} aria-hidden />}
                onClick={() => run(act)}
              >
                {t(`acts.${act}`)}
              </Menu.Item>
            )
          })
        }
      />
      <RecordTabs
        url={urlFor('admin.invoices.show', { id: invoice.id })}
        tabs={[tabs.overview, tabs.activity]}
        current={tab}
      />
      {tab === 'overview' ? (
        <InvoiceOverview invoice={invoice} />
      ) : (
        <RecordActivity area="invoices" activity={activity} write={write} />
      )}
      {dialog}
    </RecordPage>
  )
}
