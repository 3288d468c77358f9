import { Link } from '@adonisjs/inertia/react'
import { Anchor, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { GroupStatusWord } from '~/components/groups/group_status_word'
import { SeatsMeter } from '~/components/groups/seats_meter'
import type { InstructorGroup } from '~/components/instructors/types'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { EmptyState } from '~/ui/page/empty_state'
import record from '~/ui/record/record.module.css'
import classes from '~/components/instructors/instructors.module.css'
import rows from '~/ui/record/rows.module.css'

interface GroupsPanelProps {
  instructor: { id: string }
  groups: InstructorGroup[]
}

export function GroupsPanel({ instructor, groups }: GroupsPanelProps) {
  const t = useTranslations('instructors.groups')
  if (groups.length === 0)
    return (
      <section className={record.card}>
        <EmptyState title={t('none')} text={t('none_lead')} />
      </section>
    )
  return (
    <section className={record.card}>
      <div className={rows.heading}>
        <Title order={2}>{t('title')}</Title>
        <Anchor
          component={Link}
          href={`${urlFor('admin.groups.index')}?instructor=${instructor.id}`}
        >
          {t('in_list')}
        </Anchor>
      </div>
      <ul className={rows.rows}>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} />
        ))}
      </ul>
    </section>
  )
}

function GroupRow({ group }: { group: InstructorGroup }) {
  const t = useTranslations('instructors.groups')
  const names = useBothNames()
  const format = useFormat()
  const { title_en, title_ar, ends_on: end } = group
  return (
    <li>
      <div>
        <Anchor component={Link} href={urlFor('admin.groups.show', { id: group.id })} fw={600}>
          <bdi>{names({ title_en, title_ar }).lead}</bdi>
        </Anchor>
        <div className={rows.quiet}>
          <bdi dir="ltr">{group.code}</bdi> · {t(`role.${group.role}`)} ·{' '}
          {end ? format.days(group.starts_on, end) : format.day(group.starts_on)}
        </div>
      </div>
      <div className={classes.standing}>
        <GroupStatusWord group={{ status: group.status, archived_at: null }} />
        <SeatsMeter group={group} compact />
      </div>
    </li>
  )
}
