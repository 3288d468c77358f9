import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { CourseDetail } from '~/components/courses/types'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import { type BothNames, useBothNames } from '~/ui/names/both_names'
import { Money } from '~/ui/money'
import type { ListedFact } from '~/ui/record/facts_card'
import { useFieldValue } from '~/ui/record/use_field_value'

export function useCourseFacts(course: CourseDetail): ListedFact[] {
  const t = useTranslations('courses')
  const format = useFormat()
  const names = useBothNames()
  const write = useFieldValue('courses')
  const may = usePermissions()
  const { total_sessions: sessions, session_minutes: minutes, level, subject, price } = course
  const linked = (named: BothNames, href: string, permission: string) => {
    const name = <bdi>{names(named).lead}</bdi>
    if (!may(permission)) return name
    return (
      <Anchor component={Link} href={href}>
        {name}
      </Anchor>
    )
  }
  const count = (value: number | null) => (value === null ? null : format.number(value))
  return [
    {
      label: t('fields.code'),
      value: <bdi dir="ltr">{course.code}</bdi>,
      copy: course.code,
    },
    {
      label: t('fields.subject_id'),
      value: linked(
        subject,
        urlFor('admin.subjects.show', { id: subject.id }),
        'admin.subjects.index'
      ),
    },
    {
      label: t('fields.level_id'),
      value: level
        ? linked(level, urlFor('admin.levels.show', { id: level.id }), 'admin.levels.index')
        : t('show.every_level'),
    },
    { label: t('fields.work_types'), value: write('work_types', course.work_types) },
    { label: t('fields.min_students'), value: count(course.min_students) },
    { label: t('fields.capacity'), value: count(course.capacity) },
    {
      label: t('fields.total_sessions'),
      value: sessions !== null && t('show.sessions', { count: sessions }),
    },
    {
      label: t('fields.session_minutes'),
      value: minutes !== null && t('show.minutes', { count: minutes }),
    },
    {
      label: t('fields.price'),
      value: price && (
        <span>
          <Money amount={price} /> {write('billing_mode', course.billing_mode)}
        </span>
      ),
    },
    { label: t('fields.created_at'), value: format.dayOf(course.created_at) },
  ]
}
