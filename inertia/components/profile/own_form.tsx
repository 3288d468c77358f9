import { useTranslations } from 'use-intl'
import { OwnContactFields } from '~/components/profile/own_contact_fields'
import { ownFields } from '~/components/profile/own_form_data'
import { OwnNameFields } from '~/components/profile/own_name_fields'
import { OwnStalePanel } from '~/components/profile/own_stale_panel'
import type { OwnPerson } from '~/components/profile/types'
import { useOwnForm } from '~/components/profile/use_own_form'
import { RecordForm } from '~/ui/form/record_form'

interface OwnFormProps {
  person: OwnPerson
  onSaved: () => void
}

/** What one may change of one's own record. */
export function OwnForm({ person, onSaved }: OwnFormProps) {
  const t = useTranslations('profile')
  const { form, field, submit, stale, draft, discardDraft } = useOwnForm(person, onSaved)
  const labels = Object.fromEntries(ownFields.map((name) => [name, t(`fields.${name}`)]))
  return (
    <RecordForm
      title={t('form.title')}
      labels={labels}
      errors={form.errors}
      isDirty={form.isDirty}
      isPending={form.processing}
      saveLabel={t('form.save')}
      draftRestored={draft.restored}
      onDiscardDraft={discardDraft}
      onLeave={draft.forget}
      onSubmit={submit}
      notices={<OwnStalePanel key={person.version} form={form} stale={stale} />}
    >
      <OwnNameFields person={person} field={field} />
      <OwnContactFields person={person} field={field} />
    </RecordForm>
  )
}
