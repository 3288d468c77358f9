import { useRef } from 'react'
import { urlFor } from '~/client'
import { editedDraft } from '~/components/invoice_drafts/editor/edited_draft'
import type { InvoiceDraft } from '~/components/invoice_drafts/types'
import { useMoney } from '~/hooks/use_money'
import { useRecordForm } from '~/ui/form/use_record_form'

/** `issue` saves and issues at once. */
export function useDraftForm(draft: InvoiceDraft) {
  const { settings } = useMoney()
  const isIssuing = useRef(false)
  const state = useRecordForm({
    saved: editedDraft(draft, settings),
    isNew: false,
    send: (form, options) => {
      form.transform((data) => ({ ...data, is_issued: isIssuing.current }))
      form.put(urlFor('admin.invoices.update', { id: draft.id }), options)
    },
  })
  const submit = (issue: boolean) => {
    isIssuing.current = issue
    state.submit()
  }
  return { ...state, submit: () => submit(false), issue: () => submit(true) }
}

export type DraftFormState = ReturnType<typeof useDraftForm>
