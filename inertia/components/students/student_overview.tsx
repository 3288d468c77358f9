import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { StudentContact } from '~/components/students/student_contact'
import type { StudentDetail } from '~/components/students/types'
import { FactsCard } from '~/ui/record/facts_card'
import { useFieldValue } from '~/ui/record/use_field_value'
import classes from '~/ui/record/record.module.css'

const shown = [
  'number',
  'first_name',
  'last_name',
  'first_name_other',
  'last_name_other',
  'birth_date',
  'gender',
  'nationality',
  'national_id',
  'school_name',
] as const
const codes: string[] = ['number', 'national_id']

/** What is known about a student, and how to reach them. */
export function StudentOverview({ student }: { student: StudentDetail }) {
  const t = useTranslations('students')
  const write = useFieldValue('students')
  const facts = shown.map((field) => {
    const isCode = codes.includes(field)
    const text = write(field, student[field])
    return {
      label: t(`fields.${field}`),
      value: text && <bdi dir={isCode ? 'ltr' : undefined}>{text}</bdi>,
      copy: isCode ? student[field] : null,
    }
  })
  return (
    <div className={classes.overview}>
      <FactsCard facts={facts} />
      <div className={classes.record}>
        <StudentContact student={student} />
        {student.notes && (
          <section className={classes.card}>
            <Title order={2}>{t('show.notes')}</Title>
            <Text className={classes.notes} dir="auto">
              {student.notes}
            </Text>
          </section>
        )}
      </div>
    </div>
  )
}
