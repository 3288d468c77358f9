import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { sampleUrls } from '~/components/preview/sample/sample_urls'
import { useChoices } from '~/components/preview/sample/use_choices'
import { AreaForm } from '~/ui/form/area_form'
import { DateField } from '~/ui/form/days/date_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { MoneyField } from '~/ui/form/fields/money_field'
import { PhoneField } from '~/ui/form/fields/phone_field'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { TextField } from '~/ui/form/fields/text_field'
import { FormSection } from '~/ui/form/form_section'
import { useRecordForm } from '~/ui/form/use_record_form'
import { PageHeader } from '~/ui/page/page_header'

const inputs = ['name', 'status', 'birth_date', 'phone', 'fee', 'notes'] as const

/** A form that is sent nowhere: without a name it is refused as the server would, with one it is saved as if. */
export function SampleForm() {
  const t = useTranslations('preview')
  const { few } = useChoices()
  const refusal = useTranslations('preview.errors')('required')
  const state = useRecordForm({
    saved: { ...blank, version: 1 },
    isNew: true,
    send: (form) => {
      if (!form.data.name.trim()) return form.setError('name', refusal)
      form.setData({ ...blank, version: 1 })
      router.flash(() => ({ success: t('toast.success') }))
    },
  })
  const { field } = state
  return (
    <>
      <PageHeader
        title={t('create_title')}
        crumbs={[{ label: t('title'), href: sampleUrls.index() }]}
      />
      <AreaForm
        area="preview"
        title={t('create_title')}
        record={null}
        urls={sampleUrls}
        inputs={inputs}
        state={state}
      >
        <FormSection title={t('sample.section')} help={t('sample.help')}>
          <TextField label={t('fields.name')} field={field('name')} required />
          <ChoiceField label={t('fields.status')} field={field('status')} choices={few} />
          <DateField label={t('fields.birth_date')} field={field('birth_date')} isBirth />
          <PhoneField
            label={t('fields.phone')}
            field={field('phone')}
            country={field('phone_country')}
          />
        </FormSection>
        <FormSection title={t('sample.other_section')}>
          <MoneyField label={t('fields.fee')} field={field('fee')} />
          <TextAreaField label={t('fields.notes')} field={field('notes')} />
        </FormSection>
      </AreaForm>
    </>
  )
}

const blank = {
  name: '',
  status: '1',
  birth_date: '',
  phone: '',
  phone_country: 'SA',
  fee: '',
  notes: '',
}
