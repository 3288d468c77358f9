import { useTranslations } from 'use-intl'
import { TermFields } from '~/components/terms/term_fields'
import { termUrls } from '~/components/terms/term_urls'
import type { TermDetail } from '~/components/terms/types'
import { termInputs, useTermForm } from '~/components/terms/use_term_form'
import { RecordForm } from '~/ui/form/record_form'
import { RecordStalePanel } from '~/ui/form/record_stale_panel'

/** Adds a term, or edits the given one. */
export function TermForm({ title, term }: { title: string; term: TermDetail | null }) {
  const t = useTranslations('terms')
  const { form, field, submit, stale, draft, discardDraft } = useTermForm(term)
  return (
    <RecordForm
      title={title}
      labels={Object.fromEntries(termInputs.map((name) => [name, t(`fields.${name}`)]))}
      errors={form.errors}
      isDirty={form.isDirty}
      isPending={form.processing}
      saveLabel={t(term ? 'form.update' : 'form.create')}
      cancelHref={term ? termUrls.show(term.id) : termUrls.index()}
      draftRestored={draft.restored}
      onDiscardDraft={discardDraft}
      onLeave={draft.forget}
      onSubmit={submit}
      notices={
        term && <RecordStalePanel key={term.version} area="terms" form={form} stale={stale} />
      }
    >
      <TermFields field={field} />
    </RecordForm>
  )
}
