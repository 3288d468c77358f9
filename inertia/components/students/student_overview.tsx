import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { StudentContact } from '~/components/students/student_contact'
import { Fact } from '~/components/students/fact'
import type { labelledFields } from '~/components/students/labelled_fields'
import type { StudentDetail } from '~/components/students/types'
import { useFieldValue } from '~/components/students/use_field_value'
import classes from '~/components/students/record.module.css'

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
] as const satisfies readonly (typeof labelledFields)[number][]
const copied: string[] = ['number', 'national_id']
const codes: string[] = ['number', 'national_id']

/** What is known about a student, and how to reach them. */
export function StudentOverview({ student }: { student: StudentDetail }) {
  const t = useTranslations('students')
  const write = useFieldValue()
  return (
    <div className={classes.overview}>
      <section className={classes.card}>
        <Title order={2}>{t('show.details')}</Title>
        <dl className={classes.details}>
          {shown.map((field) => (
            <Fact
              key={field}
              label={t(`fields.${field}`)}
              copy={copied.includes(field) ? student[field] : null}
            >
              {student[field] && (
                <bdi dir={codes.includes(field) ? 'ltr' : undefined}>
                  {write(field, student[field])}
                </bdi>
              )}
            </Fact>
          ))}
        </dl>
      </section>
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
