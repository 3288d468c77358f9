import { IconFileX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { usePayerNames } from '~/components/invoices/use_payer_names'
import { PaymentOverview } from '~/components/payments/payment_overview'
import { PaymentStateWord } from '~/components/payments/payment_state'
import type { PaymentAbilities, PaymentDetail } from '~/components/payments/types'
import { VoidPaymentDialog } from '~/components/payments/void_payment_dialog'
import { Menu } from '~/ui/menu/menu'
import { Money } from '~/ui/money'
import { RecordActivity } from '~/ui/record/activity/record_activity'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordPage } from '~/ui/record/record_page'
import { RecordTabs, useUsualTabs } from '~/ui/record/record_tabs'
import { recordUrls } from '~/ui/record/record_urls'
import type { ActivityRow } from '~/ui/record/types'

type PaymentShowProps = {
  payment: PaymentDetail
  activity: ActivityRow[]
  tab: 'overview' | 'activity'
  can: PaymentAbilities
}

export default function PaymentShow({ payment, activity, tab, can }: PaymentShowProps) {
  const t = useTranslations('payments')
  const tabs = useUsualTabs()
  const [isVoiding, setVoiding] = useState(false)
  const { lead: payer } = usePayerNames()(payment.payer)
  const { id, number, status, state } = payment
  return (
    <RecordPage name={number} detail={payer}>
      <RecordHeader
        area="payments"
        record={payment}
        name={{ lead: number, other: null }}
        lead={
          <>
            <PaymentStateWord state={state} />
            <bdi>{payer}</bdi>
            <Money amount={payment.amount} />
          </>
        }
        urls={{ ...recordUrls('payments'), edit: undefined }}
        can={can}
        menu={
          can.void &&
          status !== 'void' && (
            <Menu.Item
              leftSection={<IconFileX size={16} aria-hidden />}
              onClick={() => setVoiding(true)}
            >
              {t('acts.void')}
            </Menu.Item>
          )
        }
      />
      <RecordTabs
        url={urlFor('admin.payments.show', { id })}
        tabs={[tabs.overview, tabs.activity]}
        current={tab}
      />
      {tab === 'overview' ? (
        <PaymentOverview payment={payment} can={can} />
      ) : (
        <RecordActivity area="payments" activity={activity} />
      )}
      {isVoiding && <VoidPaymentDialog payment={payment} onClose={() => setVoiding(false)} />}
    </RecordPage>
  )
}
