import { useTranslations } from 'use-intl'
import { OwnContactFields } from '~/components/profile/information/own_contact_fields'
import { ownFields } from '~/components/profile/information/own_form_data'
import { OwnNameFields } from '~/components/profile/information/own_name_fields'
import type { OwnPerson } from '~/components/profile/types'
import { useOwnForm } from '~/components/profile/information/use_own_form'
import { RecordForm } from '~/ui/form/record_form'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'
import { useFieldLabel } from '~/ui/record/use_field_label'

interface OwnFormProps {
  person: OwnPerson
  onSaved: () => void
}

export function OwnForm({ person, onSaved }: OwnFormProps) {
  const t = useTranslations('profile')
  const state = useOwnForm(person, onSaved)
  const { form, field, stale } = state
  const labelOf = useFieldLabel('profile')
  const labels = Object.fromEntries(ownFields.map((name) => [name, labelOf(name) ?? name]))
  return (
    <RecordForm
      title={t('form.title')}
      labels={labels}
      state={state}
      saveLabel={t('form.save')}
      notices={<RecordStalePanel key={person.version} area="profile" form={form} stale={stale} />}
    >
      <OwnNameFields person={person} field={field} />
      <OwnContactFields person={person} field={field} />
    </RecordForm>
  )
}
