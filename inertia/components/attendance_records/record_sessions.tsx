import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { NativeSelect, Pagination, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { RecordDays } from '~/components/attendance_records/record_days'
import { RecordLine } from '~/components/attendance_records/record_line'
import type {
  AttendanceRecord,
  RecordGroup,
  RecordQuery,
} from '~/components/attendance_records/types'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { EmptyState } from '~/ui/page/empty_state'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

interface RecordSessionsProps {
  shown: AttendanceRecord
  hrefOf: (query: RecordQuery) => string
  /** Where a session is read, for whoever may. */
  sessionHref?: (id: string) => string
}

/** Every session a student was marked in, of the days and the group that are chosen. */
export function RecordSessions({ shown, hrefOf, sessionHref }: RecordSessionsProps) {
  const t = useTranslations('attendance_record')
  const { group, from, until } = shown
  const href = (change: RecordQuery) => hrefOf({ group, from, until, ...change })
  const ask = (change: RecordQuery) =>
    router.get(href(change), undefined, { preserveState: true, preserveScroll: true })
  const isAll = from === null && until === null
  return (
    <section className={record.card}>
      <div className={rows.heading}>
        <Title order={2}>{t('title')}</Title>
        {shown.groups.length > 1 && (
          <GroupChoice
            groups={shown.groups}
            value={shown.group}
            onChange={(chosen) => ask({ group: chosen })}
          />
        )}
        {shown.months.length > 0 && <RecordDays shown={shown} onChange={ask} />}
      </div>
      {shown.marks.length > 0 ? (
        <ul className={rows.rows}>
          {shown.marks.map((mark) => (
            <RecordLine key={mark.id} mark={mark} href={sessionHref?.(mark.id)} />
          ))}
        </ul>
      ) : isAll ? (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      ) : (
        <Text c="dimmed" mt="xs">
          {t('none_then')}
        </Text>
      )}
      <Pages shown={shown} href={(page) => href({ page })} />
    </section>
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
