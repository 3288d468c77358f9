import type { PersonArea, PersonBindings } from '~/components/people/types'
import { PersonPhoto } from '~/components/people/person_photo'
import { FormSection } from '~/ui/form/form_section'
import { PhotoField } from '~/ui/form/photo_field'
import { TextField } from '~/ui/form/text_field'
import { useAreaWords } from '~/ui/use_area_words'

const LONGEST = 60

interface NameFieldsProps {
  area: PersonArea
  /** Where the saved photo is, if there is one. */
  photo: string | null
  field: PersonBindings
}

/** Photo, and the name in both scripts. */
export function NameFields({ area, photo, field }: NameFieldsProps) {
  const t = useAreaWords(area)
  const typed = {
    first_name: field.first_name.value,
    last_name: field.last_name.value,
    first_name_other: field.first_name_other.value,
    last_name_other: field.last_name_other.value,
  }
  const name = { autoComplete: 'off', maxLength: LONGEST } as const
  return (
    <FormSection
      title={t('sections.name')}
      help={t('sections.name_help')}
      aside={
        <PhotoField
          label={t('fields.photo')}
          field={field.photo}
          removed={field.remove_photo}
          saved={photo}
          preview={(shown) => (
            <PersonPhoto key={shown} person={{ ...typed, photo: shown }} size={64} />
          )}
        />
      }
    >
      <TextField {...name} label={t('fields.first_name')} field={field.first_name} required />
      <TextField {...name} label={t('fields.last_name')} field={field.last_name} required />
      <TextField
        {...name}
        label={t('fields.first_name_other')}
        field={field.first_name_other}
        help={t('help.other_script')}
      />
      <TextField {...name} label={t('fields.last_name_other')} field={field.last_name_other} />
    </FormSection>
  )
}
