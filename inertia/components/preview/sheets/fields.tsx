import { useTranslations } from 'use-intl'
import { OtherFields } from '~/components/preview/sheets/other_fields'
import { Sample } from '~/components/preview/sample/sample'
import { longThing, sampleThing } from '~/components/preview/sample/sample_people'
import { Specimen, State } from '~/components/preview/specimen'
import { CheckField } from '~/ui/form/fields/check_field'
import { MoneyField } from '~/ui/form/fields/money_field'
import { NumberField } from '~/ui/form/fields/number_field'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { TextField } from '~/ui/form/fields/text_field'

/** What is typed into one field: each state is named for what the server, or the person, did to it. */
export function Fields() {
  const t = useTranslations('preview.sample')
  const errors = useTranslations('preview.errors')
  const label = t('label')
  return (
    <>
      <Specimen of="TextField">
        <State is="empty">
          <Sample name="text" value="">
            {(field) => <TextField label={label} field={field} help={t('help')} />}
          </Sample>
        </State>
        <State is="required">
          <Sample name="text_required" value={t('value')}>
            {(field) => <TextField label={label} field={field} required />}
          </Sample>
        </State>
        <State is="error">
          <Sample name="text_wrong" value="" error={errors('required')}>
            {(field) => <TextField label={label} field={field} required help={t('help')} />}
          </Sample>
        </State>
        <State is="long">
          <Sample name="text_long" value={longThing.name_en} error={errors('long')}>
            {(field) => <TextField label={t('long_label')} field={field} help={t('long')} />}
          </Sample>
        </State>
        <State is="arabic">
          <Sample name="text_arabic" value={sampleThing.name_ar}>
            {(field) => <TextField label={label} field={field} />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="TextAreaField">
        <State is="empty">
          <Sample name="area" value="">
            {(field) => <TextAreaField label={label} field={field} help={t('help')} />}
          </Sample>
        </State>
        <State is="long">
          <Sample name="area_long" value={`${t('long')}\n\n${t('long')}`}>
            {(field) => <TextAreaField label={label} field={field} />}
          </Sample>
        </State>
        <State is="error">
          <Sample name="area_wrong" value="" error={errors('required')}>
            {(field) => <TextAreaField label={label} field={field} required />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="NumberField">
        <State is="empty">
          <Sample name="number" value="">
            {(field) => <NumberField label={label} field={field} />}
          </Sample>
        </State>
        <State is="error">
          <Sample name="number_wrong" value="-1" error={errors('number')}>
            {(field) => <NumberField label={label} field={field} />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="MoneyField">
        <State is="empty">
          <Sample name="money" value="">
            {(field) => <MoneyField label={label} field={field} />}
          </Sample>
        </State>
        <State is="filled">
          <Sample name="money_other" value="1,250.500">
            {(field) => <MoneyField label={label} field={field} currency="KWD" />}
          </Sample>
        </State>
        <State is="error">
          <Sample name="money_wrong" value="12,,5" error={errors('number')}>
            {(field) => <MoneyField label={label} field={field} required />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="CheckField">
        <State is="empty">
          <Sample<boolean> name="check" value={false}>
            {(field) => <CheckField label={label} field={field} help={t('help')} />}
          </Sample>
        </State>
        <State is="chosen">
          <Sample<boolean> name="check_on" value={true}>
            {(field) => <CheckField label={label} field={field} />}
          </Sample>
        </State>
        <State is="error">
          <Sample<boolean> name="check_wrong" value={false} error={errors('required')}>
            {(field) => <CheckField label={t('long')} field={field} />}
          </Sample>
        </State>
      </Specimen>
      <OtherFields />
    </>
  )
}
