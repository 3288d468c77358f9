import { termFormData } from '~/components/terms/term_form_data'
import { termUrls } from '~/components/terms/term_urls'
import type { TermDetail } from '~/components/terms/types'
import { useRecordForm } from '~/ui/form/use_record_form'

/** The form's fields in the order they stand in it. */
export const termInputs = ['name_en', 'name_ar', 'code', 'starts_on', 'ends_on'] as const

/** A term's form: adds one, or changes the given one. */
export function useTermForm(term: TermDetail | null) {
  return useRecordForm({
    saved: termFormData(term),
    isNew: term === null,
    focusOrder: termInputs,
    send: (form, options) => {
      if (term) form.put(termUrls.update(term.id), options)
      else form.post(termUrls.store(), options)
    },
  })
}

export type TermForm = ReturnType<typeof useTermForm>
