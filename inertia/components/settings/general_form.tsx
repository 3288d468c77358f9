import { useTranslations } from 'use-intl'
import { type General, generalFields } from '~/components/settings/general_data'
import { GeneralIdentity } from '~/components/settings/general_identity'
import { GeneralPlace } from '~/components/settings/general_place'
import { GeneralStalePanel } from '~/components/settings/general_stale_panel'
import { useGeneralForm } from '~/components/settings/use_general_form'
import { RecordForm } from '~/ui/form/record_form'

/** The general settings, changed by whoever may. */
export function GeneralForm({ general, onSaved }: { general: General; onSaved: () => void }) {
  const t = useTranslations('general')
  const { form, field, submit, stale, draft, discardDraft } = useGeneralForm(general, onSaved)
  const labels = Object.fromEntries(generalFields.map((name) => [name, t(`fields.${name}`)]))
  return (
    <RecordForm
      title={t('title')}
      labels={labels}
      errors={form.errors}
      isDirty={form.isDirty}
      isPending={form.processing}
      saveLabel={t('save')}
      draftRestored={draft.restored}
      onDiscardDraft={discardDraft}
      onLeave={draft.forget}
      onSubmit={submit}
      notices={<GeneralStalePanel key={general.version} form={form} stale={stale} />}
    >
      <GeneralIdentity field={field} logo={general.logo} />
      <GeneralPlace form={form} field={field} />
    </RecordForm>
  )
}
