import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { NativeSelect, Pagination, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { RecordLine } from '~/components/attendance_records/record_line'
import type { AttendanceRecord, RecordGroup } from '~/components/attendance_records/types'
import { usePercent } from '~/components/attendance_sheet/use_month'
import { useFormat } from '~/hooks/use_format'
import { queryString } from '~/ui/list/list_query'
import { useBothNames } from '~/ui/names/both_names'
import { EmptyState } from '~/ui/page/empty_state'
import { FactsCard } from '~/ui/record/facts_card'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

/** How a student attended: the rate, the streak, and every session they were marked in. */
export function RecordTab({ student, shown }: { student: string; shown: AttendanceRecord }) {
  const t = useTranslations('attendance_record')
  const { number } = useFormat()
  const percent = usePercent()
  const url = urlFor('admin.students.show', { id: student })
  const href = (change: { group?: string | null; page?: number }) =>
    url + queryString({ tab: 'attendance', group: shown.group, ...change }, { page: 1 })
  const { rate } = shown
  const facts = [
    {
      label: t('rate'),
      value: rate.marked > 0 && t('rate_told', { ...rate, rate: percent(rate) }),
    },
    { label: t('streak'), value: t('sessions', { count: shown.streak }) },
    ...(['late', 'absent', 'excused'] as const).map((status) => ({
      label: t(status),
      value: number(shown[status]),
    })),
  ]
  return (
    <div className={record.overview}>
      <section className={record.card}>
        <div className={rows.heading}>
          <Title order={2}>{t('title')}</Title>
          {shown.groups.length > 1 && (
            <GroupChoice
              groups={shown.groups}
              value={shown.group}
              onChange={(group) =>
                router.get(href({ group }), undefined, {
                  preserveState: true,
                  preserveScroll: true,
                })
              }
            />
          )}
        </div>
        {shown.marks.length === 0 ? (
          <EmptyState title={t('none.title')} text={t('none.text')} />
        ) : (
          <ul className={rows.rows}>
            {shown.marks.map((mark) => (
              <RecordLine key={mark.id} mark={mark} />
            ))}
          </ul>
        )}
        <Pages shown={shown} href={(page) => href({ page })} />
      </section>
      <FactsCard title={t('summary')} facts={facts} />
    </div>
  )
}

interface GroupChoiceProps {
  groups: RecordGroup[]
  value: string | null
  onChange: (group: string | null) => void
}

function GroupChoice({ groups, value, onChange }: GroupChoiceProps) {
  const t = useTranslations('attendance_record')
  const both = useBothNames()
  const nameOf = ({ title_en, title_ar, code }: RecordGroup) =>
    `${both({ title_en, title_ar }).lead} · ${code}`
  return (
    <NativeSelect
      aria-label={t('group')}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      data={[
        { value: '', label: t('every_group') },
        ...groups.map((group) => ({ value: group.id, label: nameOf(group) })),
      ]}
    />
  )
}

interface PagesProps {
  shown: AttendanceRecord
  href: (page: number) => string
}

function Pages({ shown, href }: PagesProps) {
  const t = useTranslations('attendance_record')
  const words = useTranslations('ui.list')
  const { number } = useFormat()
  if (shown.last_page === 1) return null
  return (
    <Pagination
      component="nav"
      aria-label={words('pages_of', { label: t('title') })}
      size="sm"
      mt="sm"
      value={shown.page}
      total={shown.last_page}
      getItemProps={(page) => ({
        'component': Link,
        'href': href(page),
        'children': number(page),
        'aria-label': words('page', { page }),
      })}
      withControls={false}
    />
  )
}
