import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CentreContact } from '~/components/portal/centre_contact'
import { type OwnGroup, OwnGroupCard } from '~/components/portal/own_group_card'
import type { GroupRate } from '~/components/teaching_day/types'
import { EmptyState } from '~/ui/page/empty_state'
import { useNames } from '~/ui/names/use_names'
import record from '~/ui/record/record.module.css'
import classes from '~/components/portal/own_groups.module.css'

export type OwnGroupsOf = 'instructor' | 'student' | 'guardian'

interface OwnGroupsProps {
  type: OwnGroupsOf
  /** A guardian has children whose data the centre doesn't let them see. */
  isHidden: boolean
  today: string
  groups: OwnGroup[]
  rates?: GroupRate[]
}

export function OwnGroups({ type, isHidden, today, groups, rates = [] }: OwnGroupsProps) {
  const t = useTranslations('home.portal')
  const hidden = useTranslations('own_attendance.hidden')
  const names = useNames()
  if (groups.length === 0) {
    return (
      <section className={record.card}>
        {isHidden ? (
          <EmptyState title={hidden('title')} text={hidden('text')} actions={<CentreContact />} />
        ) : (
          <EmptyState title={t(`empty.${type}.title`)} text={t(`empty.${type}.text`)} />
        )}
      </section>
    )
  }
  const parts = type === 'guardian' ? byChild(groups) : [groups]
  return parts.map((part) => {
    const { student } = part[0]?.enrolment ?? {}
    const title = type === 'guardian' && student ? names(student).lead : t(`groups.${type}`)
    return (
      <section key={part[0]!.id} aria-label={title}>
        <Title order={2} mb="xs">
          <bdi>{title}</bdi>
        </Title>
        <ul className={classes.cards}>
          {part.map((group) => (
            <OwnGroupCard
              key={group.id}
              group={group}
              rate={rates.find((one) => one.group_id === group.id)}
              today={today}
            />
          ))}
        </ul>
      </section>
    )
  })
}

function byChild(groups: OwnGroup[]): OwnGroup[][] {
  const parts = new Map<string, OwnGroup[]>()
  for (const group of groups) {
    const child = group.enrolment?.student_id ?? ''
    parts.set(child, [...(parts.get(child) ?? []), group])
  }
  return [...parts.values()]
}
