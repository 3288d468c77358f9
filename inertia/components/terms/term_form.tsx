import { TermFields } from '~/components/terms/term_fields'
import { termUrls } from '~/components/terms/term_urls'
import type { TermDetail } from '~/components/terms/types'
import { termInputs, useTermForm } from '~/components/terms/use_term_form'
import { AreaForm } from '~/ui/form/area_form'

/** Adds a term, or edits the given one. */
export function TermForm({ title, term }: { title: string; term: TermDetail | null }) {
  const state = useTermForm(term)
  return (
    <AreaForm
      area="terms"
      title={title}
      record={term}
      urls={termUrls}
      inputs={termInputs}
      state={state}
    >
      <TermFields field={state.field} />
    </AreaForm>
  )
}
