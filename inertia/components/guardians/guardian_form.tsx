import { useTranslations } from 'use-intl'
import { GuardianFields } from '~/components/guardians/guardian_fields'
import { guardianFormData, labelledInputs } from '~/components/guardians/guardian_form_data'
import { guardianUrls } from '~/components/guardians/guardian_urls'
import type { GuardianDetail } from '~/components/guardians/types'
import { SameContactPanel } from '~/components/people/same_contact_panel'
import type { SameContact } from '~/components/people/types'
import { useShared } from '~/hooks/use_shared'
import { RecordForm } from '~/ui/form/record_form'
import { RecordStalePanel } from '~/ui/form/record_stale_panel'
import { useRecordForm } from '~/ui/form/use_record_form'

const APART = ['confirm_duplicate']
const focusOrder = ['confirm_duplicate', ...labelledInputs]

function useGuardianForm(guardian: GuardianDetail | null) {
  const phoneCountry = useShared().tenant?.phone_country ?? ''
  return useRecordForm({
    saved: guardianFormData(guardian, phoneCountry),
    isNew: guardian === null,
    focusOrder,
    apart: APART,
    send: (form, options) => {
      if (guardian) form.put(guardianUrls.update(guardian.id), options)
      else form.post(guardianUrls.store(), options)
    },
  })
}

export type GuardianFormState = ReturnType<typeof useGuardianForm>

interface GuardianFormProps {
  title: string
  guardian: GuardianDetail | null
  duplicates: SameContact[]
}

/** Adds a guardian, or edits the given one. */
export function GuardianForm({ title, guardian, duplicates }: GuardianFormProps) {
  const t = useTranslations('guardians')
  const { form, field, submit, stale, draft, discardDraft } = useGuardianForm(guardian)
  return (
    <RecordForm
      title={title}
      labels={Object.fromEntries(labelledInputs.map((name) => [name, t(`fields.${name}`)]))}
      errors={form.errors}
      isDirty={form.isDirty}
      isPending={form.processing}
      saveLabel={t(guardian ? 'form.update' : 'form.create')}
      cancelHref={guardian ? guardianUrls.show(guardian.id) : guardianUrls.index()}
      draftRestored={draft.restored}
      onDiscardDraft={discardDraft}
      onLeave={draft.forget}
      onSubmit={submit}
      notices={
        <>
          {guardian && (
            <RecordStalePanel key={guardian.version} area="guardians" form={form} stale={stale} />
          )}
          <SameContactPanel
            area="guardians"
            people={duplicates}
            confirm={field('confirm_duplicate')}
            show={guardianUrls.show}
          />
        </>
      }
    >
      <GuardianFields guardian={guardian} field={field} />
    </RecordForm>
  )
}
