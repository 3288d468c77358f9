import type { PersonArea, PersonBindings } from '~/components/people/types'
import { NamePairs } from '~/components/people/name_pairs'
import { PersonPhoto } from '~/components/people/person_photo'
import { FormSection } from '~/ui/form/form_section'
import { PhotoField } from '~/ui/form/photo/photo_field'
import { useAreaWords } from '~/ui/use_area_words'
import { storedNames } from '#domain/shared/text/person_names'

interface NameFieldsProps {
  area: PersonArea
  /** Where the saved photo is, if there is one. */
  photo: string | null
  field: PersonBindings
}

export function NameFields({ area, photo, field }: NameFieldsProps) {
  const t = useAreaWords(area)
  const typed = storedNames({
    first_name_ar: field.first_name_ar.value,
    last_name_ar: field.last_name_ar.value,
    first_name_en: field.first_name_en.value,
    last_name_en: field.last_name_en.value,
  })
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
      <NamePairs field={field} />
    </FormSection>
  )
}
