import { longest } from '#domain/shared/limits/text_lengths'
import { genders } from '#domain/shared/choices/genders'
import type { PersonArea, PersonBindings } from '~/components/people/types'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { CountryField } from '~/ui/form/fields/country_field'
import { TextField } from '~/ui/form/fields/text_field'
import { useAreaWords } from '~/ui/use_area_words'

interface PapersFieldsProps {
  area: PersonArea
  field: Pick<PersonBindings, 'gender' | 'nationality' | 'national_id'>
}

export function PapersFields({ area, field }: PapersFieldsProps) {
  const t = useAreaWords(area)
  return (
    <>
      <ChoiceField
        label={t('fields.gender')}
        field={field.gender}
        choices={genders.map((gender) => ({ value: gender, label: t(`gender.${gender}`) }))}
        clearable
      />
      <CountryField label={t('fields.nationality')} field={field.nationality} />
      <TextField
        label={t('fields.national_id')}
        help={t('help.national_id')}
        field={field.national_id}
        dir="ltr"
        autoComplete="off"
        maxLength={longest.number}
      />
    </>
  )
}
