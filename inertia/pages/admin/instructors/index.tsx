import type {
  InstructorList,
  InstructorQuery,
  InstructorRow,
  Option,
  Options,
} from '~/components/instructors/types'
import type { FilterPart, ListDescription, ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'
import { IconChalkboardTeacher, IconClockHour4 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { usePermissions } from '~/hooks/use_permissions'
import { recordUrls } from '~/ui/record/record_urls'
import { InstructorStatusWord } from '~/components/instructors/instructor_status_word'
import { contracts, instructorStatuses } from '#domain/people/instructors/rules/instructor_status'
import {
  InstructorCell,
  useInstructorColumns,
} from '~/components/instructors/use_instructor_columns'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import { Text } from '@mantine/core'
import { SubjectNames } from '~/components/instructors/subject_names'
import classes from '~/ui/list/record_list.module.css'
import { Menu } from '~/ui/menu/menu'

type InstructorsIndexProps = {
  instructors: InstructorList
  options?: Options
  query: InstructorQuery
  can: Abilities
  list: ListSettings
}

export default function InstructorsIndex(props: InstructorsIndexProps) {
  const { instructors, options, query, can, list } = props
  const description = useInstructorList(options)
  const shown = { page: instructors, query, can, settings: list }
  return <RecordList {...description} {...shown} menu={<HoursLink />} />
}

/** Hours are counted by what was marked, and seen by whoever sees both. */
function HoursLink() {
  const t = useTranslations('instructor_hours')
  const may = usePermissions()
  if (!may('admin.attendance.index')) return null
  return (
    <Menu.Item
      component={Link}
      href={urlFor('admin.instructor_hours.index')}
      leftSection={<IconClockHour4 size={16} aria-hidden />}
    >
      {t('title')}
    </Menu.Item>
  )
}

function useInstructorList(options?: Options): ListDescription<InstructorRow> {
  const names = useNames()
  return {
    area: 'instructors',
    icon: <IconChalkboardTeacher size={24} />,
    urls: recordUrls('instructors'),
    columns: useInstructorColumns(),
    card: (instructor) => <InstructorCard instructor={instructor} />,
    name: (instructor) => names(instructor).lead,
    filters: useInstructorFilters(options),
  }
}

function useInstructorFilters(options?: Options): FilterPart[] {
  const t = useTranslations('instructors')
  const both = useBothNames()
  const option = (one: Option) => ({ value: one.id, label: both(one).lead })
  const records = (name: 'subject' | 'level', of?: Option[]): FilterPart => ({
    kind: 'choice',
    name,
    label: t(`filters.${name}`),
    options: of?.map(option),
  })
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('filters.status'),
      options: instructorStatuses.map((status) => ({
        value: status,
        label: <InstructorStatusWord instructor={{ status, archived_at: null }} />,
      })),
    },
    records('subject', options?.subjects),
    records('level', options?.levels),
    {
      kind: 'choice',
      name: 'contract',
      label: t('filters.contract'),
      options: contracts.map((contract) => ({
        value: contract,
        label: t(`contract.${contract}`),
      })),
    },
    {
      kind: 'days',
      name: 'created',
      label: t('filters.created'),
      from: t('filters.created_from'),
      to: t('filters.created_to'),
    },
  ]
}

function InstructorCard({ instructor }: { instructor: InstructorRow }) {
  return (
    <>
      <div className={classes.cardHead}>
        <InstructorCell instructor={instructor} />
      </div>
      <div className={classes.facts}>
        {instructor.subjects.length > 0 && (
          <Text size="sm" c="dimmed" component="span">
            <SubjectNames named={instructor.subjects} />
          </Text>
        )}
        {instructor.phone_written && (
          <Text size="sm" c="dimmed" component="span">
            <bdi dir="ltr">{instructor.phone_written}</bdi>
          </Text>
        )}
        <InstructorStatusWord instructor={instructor} />
      </div>
    </>
  )
}
