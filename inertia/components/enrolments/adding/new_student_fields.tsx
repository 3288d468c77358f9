import { genders } from '#domain/shared/choices/genders'
import { Button, Group, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { AddStudent } from '~/components/enrolments/adding/use_add_student'
import { NamePairs } from '~/components/people/name_pairs'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { DateField } from '~/ui/form/days/date_field'
import { PhoneField } from '~/ui/form/fields/phone_field'
import classes from '~/components/enrolments/adding/add_student.module.css'

interface NewStudentFieldsProps {
  field: AddStudent['field']
  onSearch: () => void
}

export function NewStudentFields({ field, onSearch }: NewStudentFieldsProps) {
  const t = useTranslations('enrolments')
  const words = useTranslations('students')
  return (
    <>
      <Group justify="space-between">
        <Title order={3}>{t('add.new_title')}</Title>
        <Button variant="subtle" size="xs" onClick={onSearch}>
          {t('add.search_instead')}
        </Button>
      </Group>
      <NamePairs
        autoFocus
        field={{
          first_name_ar: field('first_name_ar'),
          last_name_ar: field('last_name_ar'),
          first_name_en: field('first_name_en'),
          last_name_en: field('last_name_en'),
        }}
      />
      <div className={classes.pair}>
        <DateField label={t('fields.birth_date')} field={field('birth_date')} isBirth />
        <ChoiceField
          label={t('fields.gender')}
          field={field('gender')}
          clearable
          choices={genders.map((gender) => ({ value: gender, label: words(`gender.${gender}`) }))}
        />
      </div>
      <PhoneField
        label={t('fields.phone')}
        field={field('phone')}
        country={field('phone_country')}
      />
    </>
  )
}
