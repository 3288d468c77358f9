import { Button, Group, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { AddStudent } from '~/components/enrolments/use_add_student'
import { ChoiceField } from '~/ui/form/choice_field'
import { DateField } from '~/ui/form/date_field'
import { PhoneField } from '~/ui/form/phone_field'
import { TextField } from '~/ui/form/text_field'
import classes from '~/components/enrolments/add_student.module.css'

const LONGEST = 60
const genders = ['female', 'male'] as const

interface NewStudentFieldsProps {
  field: AddStudent['field']
  onSearch: () => void
}

/** As much of a new student as the desk needs to go on; the record can be completed later. */
export function NewStudentFields({ field, onSearch }: NewStudentFieldsProps) {
  const t = useTranslations('enrolments')
  const words = useTranslations('students')
  const shared = { maxLength: LONGEST, autoComplete: 'off' } as const
  return (
    <>
      <Group justify="space-between">
        <Title order={3}>{t('add.new_title')}</Title>
        <Button variant="subtle" size="xs" onClick={onSearch}>
          {t('add.search_instead')}
        </Button>
      </Group>
      <div className={classes.pair}>
        <TextField
          label={t('fields.first_name')}
          field={field('first_name')}
          required
          autoFocus
          {...shared}
        />
        <TextField label={t('fields.last_name')} field={field('last_name')} required {...shared} />
        <TextField
          label={t('fields.first_name_other')}
          field={field('first_name_other')}
          {...shared}
        />
        <TextField
          label={t('fields.last_name_other')}
          field={field('last_name_other')}
          {...shared}
        />
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
