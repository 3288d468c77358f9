import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useBranchFact } from '~/components/branches/use_branches'
import type { GroupDetail } from '~/components/groups/types'
import { useBothNames } from '~/ui/names/both_names'
import { FactsCard, type ListedFact } from '~/ui/record/facts_card'
import { NotesCard } from '~/ui/record/notes_card'
import record from '~/ui/record/record.module.css'

/** The group’s fields that nobody asks for every day, and its notes. */
export function GroupDetails({ group }: { group: GroupDetail }) {
  const t = useTranslations('groups')
  const both = useBothNames()
  const called = ({ en, ar }: { en: string | null; ar: string | null }) =>
    both({ name_en: en, name_ar: ar }).lead
  const branch = useBranchFact(t('fields.branch_id'), group.branch_id)
  const { course, level, term, next_group: next } = group
  const facts: ListedFact[] = [
    { label: t('fields.code'), value: <bdi dir="ltr">{group.code}</bdi>, copy: group.code },
    { label: t('show.course'), value: <bdi>{called(course)}</bdi> },
    { label: t('show.level'), value: level && <bdi>{called(level)}</bdi> },
    { label: t('show.term'), value: term && <bdi>{called(term)}</bdi> },
    ...branch,
    { label: t('fields.self_enrol'), value: t(`self_enrol.${group.self_enrol}`) },
    {
      label: t('show.next_group'),
      value: next && (
        <Anchor component={Link} href={urlFor('admin.groups.show', { id: next.id })} fz="inherit">
          {called(next)}
        </Anchor>
      ),
    },
  ]
  return (
    <div className={record.record}>
      <FactsCard facts={facts} />
      <NotesCard title={t('show.notes')} text={group.notes ?? t('show.no_notes')} />
    </div>
  )
}
