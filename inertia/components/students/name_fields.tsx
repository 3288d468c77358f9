import { useTranslations } from 'use-intl'
import { StudentPhoto } from '~/components/students/student_photo'
import type { StudentDetail } from '~/components/students/types'
import type { StudentForm } from '~/components/students/use_student_form'
import { FormSection } from '~/ui/form/form_section'
import { PhotoField } from '~/ui/form/photo_field'
import { TextField } from '~/ui/form/text_field'

const LONGEST = 60

interface NameFieldsProps {
  student: StudentDetail | null
  field: StudentForm['field']
}

/** Photo, and the name in both scripts. */
export function NameFields({ student, field }: NameFieldsProps) {
  const t = useTranslations('students')
  const typed = {
    first_name: field('first_name').value,
    last_name: field('last_name').value,
    first_name_other: field('first_name_other').value,
    last_name_other: field('last_name_other').value,
  }
  return (
    <FormSection title={t('sections.name')} help={t('sections.name_help')}>
      <PhotoField
        label={t('fields.photo')}
        field={field('photo')}
        removed={field('remove_photo')}
        saved={student?.photo ?? null}
        preview={(photo) => <StudentPhoto key={photo} student={{ ...typed, photo }} size={64} />}
      />
      <TextField
        label={t('fields.first_name')}
        field={field('first_name')}
        required
        autoComplete="off"
        maxLength={LONGEST}
        autoFocus={!student}
      />
      <TextField
        label={t('fields.last_name')}
        field={field('last_name')}
        required
        autoComplete="off"
        maxLength={LONGEST}
      />
      <TextField
        label={t('fields.first_name_other')}
        field={field('first_name_other')}
        help={t('help.other_script')}
        autoComplete="off"
        maxLength={LONGEST}
      />
      <TextField
        label={t('fields.last_name_other')}
        field={field('last_name_other')}
        autoComplete="off"
        maxLength={LONGEST}
      />
    </FormSection>
  )
}
