import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { useRecordForm } from '~/ui/form/use_record_form'

export type DocumentSettingsProps = Data.Admin.Settings.Documents

export const documentFields = [
  'invoice_pattern',
  'credit_note_pattern',
  'receipt_pattern',
  'due_days',
  'language',
  'payment_en',
  'payment_ar',
  'footer_en',
  'footer_ar',
  'qr',
] as const

export type DocumentsFormState = ReturnType<typeof useDocumentsForm>

export function useDocumentsForm(settings: DocumentSettingsProps, onSaved: () => void) {
  return useRecordForm({
    saved: { ...settings, language: settings.language as string },
    isNew: false,
    send: (form, options) =>
      form.put(urlFor('admin.settings.documents.update'), {
        ...options,
        onSuccess: (page) => {
          options.onSuccess(page)
          onSaved()
        },
      }),
  })
}
