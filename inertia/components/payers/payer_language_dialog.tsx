import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PayerLanguageField } from '~/components/payers/payer_language_field'
import type { CentreLanguage, PayerDetail } from '~/components/payers/types'
import { companyData, sentLanguage } from '~/components/payers/company_data'
import { usePayerNames } from '~/components/invoices/use_payer_names'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useVersionedForm } from '~/ui/form/stale/use_versioned_form'

interface PayerLanguageDialogProps {
  payer: PayerDetail
  centreLanguage: CentreLanguage
  onClose: () => void
}

export function PayerLanguageDialog({ payer, centreLanguage, onClose }: PayerLanguageDialogProps) {
  const t = useTranslations('payers')
  const { lead } = usePayerNames()(payer)
  const { form } = useVersionedForm(companyData(payer))
  const field = bindingsOf(form)
  const errors: Record<string, string | undefined> = form.errors
  const title = t('language.title', { name: lead })
  const submit = () => {
    form.transform((data) => ({ ...data, language: sentLanguage(data) }))
    form.put(urlFor('admin.payers.update', { id: payer.id }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  }
  return (
    <Dialog opened title={title} onClose={onClose} staysOpen>
      <DialogForm
        title={title}
        problem={errors.version}
        saveLabel={t('language.save')}
        cancelLabel={t('language.cancel')}
        isPending={form.processing}
        onCancel={onClose}
        onSubmit={submit}
      >
        <PayerLanguageField field={field.language} centreLanguage={centreLanguage} />
      </DialogForm>
    </Dialog>
  )
}
