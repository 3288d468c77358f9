import { useTranslations } from 'use-intl'
import { type General, generalFields } from '~/components/settings/general/general_data'
import { GeneralIdentity } from '~/components/settings/general/general_identity'
import { GeneralPlace } from '~/components/settings/general/general_place'
import { useGeneralForm } from '~/components/settings/general/use_general_form'
import { useGeneralValue } from '~/components/settings/general/use_general_value'
import { RecordForm } from '~/ui/form/record_form'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'

export function GeneralForm({ general, onSaved }: { general: General; onSaved: () => void }) {
  const t = useTranslations('general')
  const state = useGeneralForm(general, onSaved)
  const { form, field, stale } = state
  const write = useGeneralValue()
  const labels = Object.fromEntries(generalFields.map((name) => [name, t(`fields.${name}`)]))
  return (
    <RecordForm
      title={t('title')}
      labels={labels}
      state={state}
      saveLabel={t('save')}
      notices={
        <RecordStalePanel
          key={general.version}
          area="general"
          form={form}
          stale={stale}
          write={write}
        />
      }
    >
      <GeneralIdentity field={field} logo={general.logo} />
      <GeneralPlace form={form} field={field} />
    </RecordForm>
  )
}
