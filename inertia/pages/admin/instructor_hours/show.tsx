import { Link } from '@adonisjs/inertia/react'
import { Pagination } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { HourSessionLine, type HourSession } from '~/components/instructor_hours/hour_session'
import { figuresOf } from '~/components/instructor_hours/hours_table'
import { HoursToolbar } from '~/components/instructor_hours/hours_toolbar'
import type { Figures, HoursQuery } from '~/components/instructor_hours/types'
import { useFormat } from '~/hooks/use_format'
import { ListCard } from '~/ui/list/list_card'
import { queryString } from '~/ui/list/list_query'
import { EmptyState } from '~/ui/page/empty_state'
import { PageHeader } from '~/ui/page/page_header'
import { useNames } from '~/ui/names/use_names'
import { FactsCard } from '~/ui/record/facts_card'
import { hoursOf } from '#domain/shared/choices/instructor_hours'
import type { StoredNames } from '#domain/shared/text/person_names'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'
import classes from '~/components/instructor_hours/hours.module.css'

type HoursOfInstructorProps = {
  instructor: StoredNames & { id: string; number: string }
  hours: Figures | null
  sessions: HourSession[]
  page: number
  last_page: number
  query: HoursQuery
}

export default function HoursOfInstructor(props: HoursOfInstructorProps) {
  const { instructor, hours, sessions, query } = props
  const t = useTranslations('instructor_hours')
  const { number } = useFormat()
  const name = useNames()(instructor).lead
  const all = urlFor('admin.instructor_hours.index') + queryString(query, {})
  const url = urlFor('admin.instructor_hours.show', { id: instructor.id })
  return (
    <div className={record.record}>
      <PageHeader title={t('of', { name })} crumbs={[{ label: t('title'), href: all }]} />
      {hours && (
        <FactsCard
          title={t('total')}
          facts={figuresOf(hours).map((figure) => ({
            label: t(`columns.${figure}`),
            value: number(figure === 'sessions' ? hours.sessions : hoursOf(hours[figure])),
          }))}
        />
      )}
      <ListCard toolbar={<HoursToolbar url={url} query={query} />}>
        {sessions.length === 0 ? (
          <EmptyState title={t('none.title')} text={t('none.text')} />
        ) : (
          <ul className={`${rows.rows} ${classes.sessions}`}>
            {sessions.map((session) => (
              <HourSessionLine key={session.id} session={session} />
            ))}
          </ul>
        )}
      </ListCard>
      <Pages {...props} url={url} />
    </div>
  )
}

function Pages({
  url,
  query,
  page: current,
  last_page: last,
}: HoursOfInstructorProps & { url: string }) {
  const t = useTranslations('instructor_hours')
  const words = useTranslations('ui.list')
  const { number } = useFormat()
  if (last === 1) return null
  return (
    <Pagination
      component="nav"
      aria-label={words('pages_of', { label: t('sessions') })}
      size="sm"
      value={current}
      total={last}
      getItemProps={(page) => ({
        'component': Link,
        'href': url + queryString({ ...query, page }, { page: 1 }),
        'children': number(page),
        'aria-label': words('page', { page }),
      })}
      withControls={false}
    />
  )
}
