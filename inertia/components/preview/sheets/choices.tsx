import { useTranslations } from 'use-intl'
import { Buttons } from '~/components/preview/sheets/buttons'
import { Sample } from '~/components/preview/sample/sample'
import { useChoices } from '~/components/preview/sample/use_choices'
import { Specimen, State } from '~/components/preview/specimen'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { ChoicesField, SeveralField } from '~/ui/form/fields/choice/choices_field'
import { CountryField } from '~/ui/form/fields/country_field'
import { CurrencyField } from '~/ui/form/fields/currency_field'
import { TagsField } from '~/ui/form/fields/tags_field'
import { TimeZoneField } from '~/ui/form/fields/time_zone_field'
import { WordsField } from '~/ui/form/fields/words_field'

export function Choices() {
  const t = useTranslations('preview.sample')
  const errors = useTranslations('preview.errors')
  const { few, many, described } = useChoices()
  const label = t('label')
  return (
    <>
      <Specimen of="ChoiceField">
        <State is="empty">
          <Sample name="choice" value="">
            {(field) => <ChoiceField label={label} field={field} choices={few} />}
          </Sample>
        </State>
        <State is="chosen">
          <Sample name="choice_chosen" value="2">
            {(field) => <ChoiceField label={label} field={field} choices={few} clearable />}
          </Sample>
        </State>
        <State is="many">
          <Sample name="choice_many" value="">
            {(field) => (
              <ChoiceField
                label={label}
                field={field}
                choices={many}
                searchable
                clearable
                help={t('help')}
              />
            )}
          </Sample>
        </State>
        <State is="long">
          <Sample name="choice_facts" value="2">
            {(field) => <ChoiceField label={label} field={field} choices={described} searchable />}
          </Sample>
        </State>
        <State is="nothing">
          <Sample name="choice_none" value="">
            {(field) => <ChoiceField label={label} field={field} choices={[]} searchable />}
          </Sample>
        </State>
        <State is="error">
          <Sample name="choice_wrong" value="" error={errors('required')}>
            {(field) => <ChoiceField label={label} field={field} choices={few} required />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="ChoicesField">
        <State is="empty">
          <Sample<string[]> name="choices" value={[]}>
            {(field) => <ChoicesField label={label} field={field} choices={many} />}
          </Sample>
        </State>
        <State is="many">
          <Sample name="choices_many" value={['1', '2', '3', '4', '5']}>
            {(field) => <ChoicesField label={label} field={field} choices={many} />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="SeveralField">
        <State is="chosen">
          <Sample name="several" value="1 3" error={errors('taken')}>
            {(field) => <SeveralField label={label} field={field} choices={few} />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="WordsField">
        <State is="chosen">
          <Sample name="words" value="2">
            {(field) => <WordsField label={label} field={field} choices={few} />}
          </Sample>
        </State>
        <State is="error">
          <Sample name="words_wrong" value="" error={errors('required')}>
            {(field) => <WordsField label={label} field={field} choices={few} help={t('help')} />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="TagsField">
        <State is="empty">
          <Sample name="tags" value="">
            {(field) => <TagsField label={label} field={field} most={3} maxLength={20} />}
          </Sample>
        </State>
        <State is="many">
          <Sample name="tags_many" value={'1\n2\n3'} error={errors('taken')}>
            {(field) => <TagsField label={label} field={field} most={3} maxLength={20} />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="CountryField">
        <State is="chosen">
          <Sample name="country" value="JO">
            {(field) => <CountryField label={t('country')} field={field} />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="CurrencyField">
        <State is="filled">
          <Sample name="currency" value="SAR">
            {(field) => <CurrencyField label={t('currency')} field={field} />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="TimeZoneField">
        <State is="chosen">
          <Sample name="zone" value="Asia/Amman">
            {(field) => <TimeZoneField label={label} field={field} />}
          </Sample>
        </State>
      </Specimen>
      <Buttons />
    </>
  )
}
