import { Button, Group, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { AddStudent } from '~/components/enrolments/adding/use_add_student'
import { GenderField } from '~/components/people/gender_field'
import { NamePairs } from '~/components/people/name_pairs'
import { DateField } from '~/ui/form/days/date_field'
import { PhoneField } from '~/ui/form/fields/phone_field'
import classes from '~/components/enrolments/adding/add_student.module.css'

interface NewStudentFieldsProps {
  field: AddStudent['field']
  onSearch: () => void
}

export function NewStudentFields({ field, onSearch }: NewStudentFieldsProps) {
  const t = useTranslations('enrolments')
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
        <GenderField label={t('fields.gender')} field={field('gender')} />
      </div>
      <PhoneField
        label={t('fields.phone')}
        field={field('phone')}
        country={field('phone_country')}
      />
    </>
  )
}
