import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Sample } from '~/components/preview/sample/sample'
import { Specimen, State } from '~/components/preview/specimen'
import { TextField } from '~/ui/form/fields/text_field'
import { FormSection } from '~/ui/form/form_section'
import { RecordForm } from '~/ui/form/record_form'

/** A refused form that was given back what was typed before: its draft can be discarded, its field corrected and sent. */
export function SampleRecordForm() {
  const t = useTranslations('preview')
  const errors = useTranslations('preview.errors')
  const [restored, setRestored] = useState(true)
  const forget = () => setRestored(false)
  const labels = { record_name: t('sample.label'), record_other: t('sample.long_label') }
  const wrong = { record_name: errors('required') }
  return (
    <Specimen of="RecordForm" isWide>
      <State is="error">
        <RecordForm
          title={t('create_title')}
          labels={labels}
          saveLabel={t('form.create')}
          state={{
            form: { errors: wrong, isDirty: false, processing: false },
            draft: { restored, forget },
            submit: () => router.flash(() => ({ error: errors('required') })),
            discardDraft: forget,
          }}
        >
          <FormSection title={t('sample.section')} help={t('sample.help')}>
            <Sample name="record_name" value="" error={wrong.record_name}>
              {(field) => <TextField label={labels.record_name} field={field} required />}
            </Sample>
            <Sample name="record_other" value={t('sample.value')}>
              {(field) => <TextField label={labels.record_other} field={field} />}
            </Sample>
          </FormSection>
        </RecordForm>
      </State>
    </Specimen>
  )
}
