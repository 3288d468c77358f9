import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { GroupStatusWord } from '~/components/groups/group_status_word'
import type { GroupDetail } from '~/components/groups/types'
import { InstructorLink } from '~/components/instructors/instructor_link'
import { useFormat } from '~/hooks/use_format'
import classes from '~/ui/record/names.module.css'

export function GroupHeadline({ group }: { group: GroupDetail }) {
  const t = useTranslations('groups')
  const format = useFormat()
  const { instructor } = group
  const dates = group.ends_on
    ? format.days(group.starts_on, group.ends_on)
    : t('show.from', { day: format.day(group.starts_on) })
  return (
    <>
      <GroupStatusWord group={group} />
      {fact(
        t('show.instructor'),
        instructor ? <InstructorLink instructor={instructor} /> : t('show.no_instructor')
      )}
      {fact(t('show.dates'), dates)}
    </>
  )

  function fact(label: string, value: ReactNode) {
    return (
      <span>
        <span className={classes.quiet}>{label}</span> {value}
      </span>
    )
  }
}
