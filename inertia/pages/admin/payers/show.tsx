import { Button, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { usePayerNames } from '~/components/invoices/use_payer_names'
import { CompanyDialog } from '~/components/payers/company_dialog'
import { NewInvoiceButton, subjectOf } from '~/components/payers/new_invoice_button'
import { PayerBalanceCard } from '~/components/payers/payer_balance_card'
import { PayerContactCard } from '~/components/payers/payer_contact_card'
import { PayerDetailsCard } from '~/components/payers/payer_details_card'
import { PayerDocumentsCard } from '~/components/payers/payer_documents_card'
import { PayerSharesCard } from '~/components/payers/payer_shares_card'
import { RecordPaymentButton } from '~/components/payers/record_payment_button'
import { PayerStudentsCard } from '~/components/payers/payer_students_card'
import type {
  CentreLanguage,
  PayerDetail,
  PayerDocumentsProps,
  PayerShareProps,
  UnbilledProps,
} from '~/components/payers/types'
import { UnbilledLine } from '~/components/payers/unbilled_line'
import { usePermissions } from '~/hooks/use_permissions'
import { PageHeader } from '~/ui/page/page_header'
import names from '~/ui/record/names.module.css'
import record from '~/ui/record/record.module.css'
import type { Abilities } from '~/ui/record/types'

type PayerShowProps = {
  payer: PayerDetail
  shares: PayerShareProps[]
  documents: PayerDocumentsProps
  unbilled: UnbilledProps
  centre_language: CentreLanguage
  can: Abilities
}

export default function PayerShow(props: PayerShowProps) {
  const { payer, documents, can } = props
  const t = useTranslations('payers')
  const invoices = useTranslations('areas.invoices')('title')
  const { lead, other } = usePayerNames()(payer)
  const may = usePermissions()
  const [isEditing, setEditing] = useState(false)
  const subject = subjectOf(payer)
  const isCompany = payer.kind === 'company'
  return (
    <>
      <PageHeader
        title={lead}
        heading={
          <span className={names.names}>
            <bdi>{lead}</bdi>
            {other && (
              <Text span display="block" c="dimmed">
                <bdi>{other}</bdi>
              </Text>
            )}
          </span>
        }
        lead={
          <span className={names.meta}>
            <span>{t(`kind.${payer.kind}`)}</span>
            {payer.number && <bdi dir="ltr">{payer.number}</bdi>}
          </span>
        }
        crumbs={[{ label: invoices, href: urlFor('admin.invoices.index') }]}
        primary={
          <>
            {isCompany && can.update && (
              <Button
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
                onClick={() => setEditing(true)}
                data-shortcut="edit"
              >
                {t('company.edit')}
              </Button>
            )}
            {may('admin.payments.create') && <RecordPaymentButton payer={payer.id} />}
            {can.create && <NewInvoiceButton payer={payer} />}
          </>
        }
      />
      <div className={record.overview}>
        <div className={record.record}>
          <PayerBalanceCard balances={payer.balances}>
            {subject && <UnbilledLine unbilled={props.unbilled} subject={subject} />}
          </PayerBalanceCard>
          <PayerDocumentsCard payer={payer.id} documents={documents} />
        </div>
        <div className={record.record}>
          <PayerContactCard payer={payer} />
          <PayerStudentsCard students={payer.students} />
          <PayerSharesCard shares={props.shares} />
          <PayerDetailsCard
            payer={payer}
            centreLanguage={props.centre_language}
            can={can.update && !isCompany}
          />
        </div>
      </div>
      {isEditing && (
        <CompanyDialog
          company={payer}
          centreLanguage={props.centre_language}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
