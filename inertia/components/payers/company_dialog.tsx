import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { longest } from '#domain/shared/limits/text_lengths'
import { urlFor } from '~/client'
import { companyData, sentLanguage } from '~/components/payers/company_data'
import { PayerLanguageField } from '~/components/payers/payer_language_field'
import type { CentreLanguage, PayerDetail } from '~/components/payers/types'
import { useShared } from '~/hooks/use_shared'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useVersionedDialogForm } from '~/ui/form/draft/use_versioned_dialog_form'
import { BothNamesFields } from '~/ui/form/fields/both_names_fields'
import { PhoneField } from '~/ui/form/fields/phone_field'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { TextField } from '~/ui/form/fields/text_field'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'

interface CompanyDialogProps {
  /** Undefined for a new company. */
  company?: PayerDetail
  centreLanguage?: CentreLanguage
  onClose: () => void
}

export function CompanyDialog({ company, centreLanguage, onClose }: CompanyDialogProps) {
  const t = useTranslations('payers')
  const country = useShared().tenant?.phone_country ?? ''
  const { form, stale, draft } = useVersionedDialogForm('company', companyData(company, country), {
    isNew: !company,
  })
  const field = bindingsOf(form)
  const errors: Record<string, string | undefined> = form.errors
  const title = t(company ? 'company.edit' : 'company.add')
  const submit = () => {
    form.transform((data) => ({ ...data, language: sentLanguage(data) }))
    const options = { preserveScroll: true, onSuccess: onClose }
    if (company) form.put(urlFor('admin.payers.update', { id: company.id }), options)
    else form.post(urlFor('admin.payers.store'), options)
  }
  return (
    <Dialog opened title={title} onClose={onClose} staysOpen isDirty={draft.restored}>
      <DialogForm
        title={title}
        problem={errors.version}
        saveLabel={t('company.save')}
        cancelLabel={t('company.cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        {company ? (
          <RecordStalePanel area="payers" form={form} stale={stale} />
        ) : (
          <Text c="dimmed">{t('company.lead')}</Text>
        )}
        <BothNamesFields
          en={field.name_en}
          ar={field.name_ar}
          labels={{ en: t('fields.name_en'), ar: t('fields.name_ar') }}
        />
        <TextField
          label={t('fields.tax_number')}
          field={field.tax_number}
          dir="ltr"
          autoComplete="off"
          maxLength={longest.number}
        />
        <TextField label={t('fields.email')} field={field.email} type="email" dir="ltr" />
        <PhoneField label={t('fields.phone')} field={field.phone} country={field.phone_country} />
        <TextAreaField
          label={t('fields.address')}
          field={field.address}
          maxLength={longest.postalAddress}
        />
        <PayerLanguageField field={field.language} centreLanguage={centreLanguage} />
      </DialogForm>
    </Dialog>
  )
}
