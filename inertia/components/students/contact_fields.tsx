import { useTranslations } from 'use-intl'
import type { StudentForm } from '~/components/students/use_student_form'
import { CheckField } from '~/ui/form/check_field'
import { FormSection } from '~/ui/form/form_section'
import { PhoneField } from '~/ui/form/phone_field'
import { TextField } from '~/ui/form/text_field'

const LONGEST_ADDRESS = 254

/** How the centre reaches the student. */
export function ContactFields({ field }: Pick<StudentForm, 'field'>) {
  const t = useTranslations('students')
  return (
    <FormSection title={t('sections.contact')} help={t('sections.contact_help')}>
      <PhoneField
        label={t('fields.phone')}
        field={field('phone')}
        country={field('phone_country')}
      />
      <CheckField label={t('fields.whatsapp')} field={field('whatsapp')} />
      <TextField
        label={t('fields.email')}
        help={t('help.email')}
        field={field('email')}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="off"
        maxLength={LONGEST_ADDRESS}
      />
    </FormSection>
  )
}
