import { useTranslations } from 'use-intl'
import type { StudentRow } from '~/components/students/types'
import { useBothNames } from '~/ui/names/both_names'
import { urlFor } from '~/client'
import { CellLink } from '~/ui/list/table/cell_link'
import type { StoredNames } from '#domain/shared/text/person_names'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/students/student_list.module.css'

interface TaughtCellProps {
  groups: NonNullable<StudentRow['groups']>
  of: 'group' | 'course' | 'level'
}

export function TaughtCell({ groups, of }: TaughtCellProps) {
  const t = useTranslations('students')
  const both = useBothNames()
  const names = groups.map((group) => {
    if (of === 'course') return both({ title_en: group.course_en, title_ar: group.course_ar }).lead
    if (of === 'level') return both({ name_en: group.level_en, name_ar: group.level_ar }).lead
    return both({ title_en: group.title_en, title_ar: group.title_ar }).lead
  })
  const [first, ...others] = [...new Set(names.filter(Boolean))]
  if (!first) return null
  return (
    <span className={classes.taught} title={[first, ...others].join(' · ')}>
      <bdi>{first}</bdi>
      {others.length > 0 && <> {t('more', { count: others.length })}</>}
    </span>
  )
}

export function GuardianLink({ guardian }: { guardian: StoredNames & { id: string } }) {
  return (
    <CellLink
      className={classes.guardian}
      href={urlFor('admin.guardians.show', { id: guardian.id })}
    >
      <bdi>{useNames()(guardian).lead}</bdi>
    </CellLink>
  )
}

/** The student's phone, else that of the guardian who is called first, with the relation beneath. */
export function PhoneCell({ student }: { student: StudentRow }) {
  const t = useTranslations('guardians.relation')
  const { phone_written: own, guardian } = student
  if (own) return <bdi dir="ltr">{own}</bdi>
  if (!guardian?.phone_written) return null
  return (
    <span className={classes.phone}>
      <bdi dir="ltr">{guardian.phone_written}</bdi>
      <small>{t(guardian.relation)}</small>
    </span>
  )
}
