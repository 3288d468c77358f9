import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useBranchFact } from '~/components/branches/use_branches'
import { GroupStatusWord } from '~/components/groups/group_status_word'
import { SeatsMeter } from '~/components/groups/seats_meter'
import type { GroupDetail } from '~/components/groups/types'
import { InstructorLink } from '~/components/instructors/instructor_link'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import classes from '~/ui/record/names.module.css'

export function GroupHeadline({ group }: { group: GroupDetail }) {
  const t = useTranslations('groups')
  const format = useFormat()
  const both = useBothNames()
  const called = ({ en, ar }: { en: string | null; ar: string | null }) =>
    both({ name_en: en, name_ar: ar }).lead
  const [branch] = useBranchFact(t('fields.branch_id'), group.branch_id)
  const { instructor, next_group: next } = group
  const dates = group.ends_on
    ? format.days(group.starts_on, group.ends_on)
    : t('show.from', { day: format.day(group.starts_on) })
  return (
    <>
      <GroupStatusWord group={group} />
      <bdi dir="ltr">{group.code}</bdi>
      <SeatsMeter group={group} />
      {fact(t('show.course'), <bdi>{called(group.course)}</bdi>)}
      {fact(
        t('show.instructor'),
        instructor ? <InstructorLink instructor={instructor} /> : t('show.no_instructor')
      )}
      {fact(t('show.dates'), dates)}
      {branch && fact(branch.label, <bdi>{branch.value}</bdi>)}
      {group.level && fact(t('show.level'), <bdi>{called(group.level)}</bdi>)}
      {group.term && fact(t('show.term'), <bdi>{called(group.term)}</bdi>)}
      {group.self_enrol !== 'closed' &&
        fact(t('fields.self_enrol'), t(`self_enrol.${group.self_enrol}`))}
      {next &&
        fact(
          t('show.next_group'),
          <Anchor component={Link} href={urlFor('admin.groups.show', { id: next.id })} fz="inherit">
            {called(next)}
          </Anchor>
        )}
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
