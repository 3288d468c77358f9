import { useTranslations } from 'use-intl'
import type { Candidate } from '~/components/groups/types'
import { useFormat } from '~/hooks/use_format'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/enrolments/adding/add_student.module.css'

export function CandidateLine({ student }: { student: Candidate }) {
  const t = useTranslations('enrolments')
  const format = useFormat()
  const { lead, other } = useNames()(student)
  const { number, phone_written: phone, birth_date: born, enrolment_status: status } = student
  return (
    <>
      <span className={classes.name}>
        <bdi>{lead}</bdi>
      </span>{' '}
      <span className={classes.facts}>
        {other && <bdi>{other}</bdi>}
        <bdi dir="ltr">{number}</bdi>
        {phone && <bdi dir="ltr">{phone}</bdi>}
        {born && <span>{format.day(born)}</span>}
        {status && <span>{t('add.in_group', { status: t(`status.${status}`) })}</span>}
      </span>
    </>
  )
}
