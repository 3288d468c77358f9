import { useForm } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { BranchOption } from '~/components/branches/types'
import { PayerField } from '~/components/invoice_drafts/payers/payer_field'
import { useMoney } from '~/hooks/use_money'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { CurrencyField } from '~/ui/form/fields/currency_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { useBothNames } from '~/ui/names/both_names'

interface BlankInvoiceDialogProps {
  branches: BranchOption[]
  onClose: () => void
}

export function BlankInvoiceDialog({ branches, onClose }: BlankInvoiceDialogProps) {
  const t = useTranslations('invoice_drafts')
  const ui = useTranslations('ui.form')
  const names = useBothNames()
  const { settings } = useMoney()
  const usable = branches.filter((branch) => !branch.is_archived)
  const form = useForm({
    payer: '',
    branch_id: (usable.find((branch) => branch.is_main) ?? usable[0])?.id ?? '',
    currency: settings.currency,
  })
  const field = bindingsOf(form)
  return (
    <Dialog opened title={t('blank.title')} onClose={onClose}>
      <DialogForm
        title={t('blank.title')}
        saveLabel={t('blank.create')}
        cancelLabel={ui('cancel')}
        isPending={form.processing}
        onSubmit={() => form.post(urlFor('admin.invoices.store'))}
        onCancel={onClose}
      >
        <PayerField field={field.payer} label={t('payer.find')} help={t('payer.help')} />
        {usable.length > 1 && (
          <ChoiceField
            field={field.branch_id}
            label={t('fields.branch_id')}
            choices={usable.map((branch) => ({ value: branch.id, label: names(branch).lead }))}
          />
        )}
        <CurrencyField field={field.currency} label={t('fields.currency')} />
      </DialogForm>
    </Dialog>
  )
}
