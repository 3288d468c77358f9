import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { BranchOption } from '~/components/branches/types'
import { HourDefinitions } from '~/components/instructor_hours/definitions'
import { HoursTable } from '~/components/instructor_hours/hours_table'
import { HoursToolbar } from '~/components/instructor_hours/hours_toolbar'
import type { HoursQuery, HoursRow } from '~/components/instructor_hours/types'
import { usePermissions } from '~/hooks/use_permissions'
import { ListCard } from '~/ui/list/list_card'
import { queryString } from '~/ui/list/list_query'
import { EmptyState } from '~/ui/page/empty_state'
import { PageHeader } from '~/ui/page/page_header'

type InstructorHoursProps = {
  hours: HoursRow[]
  branches: BranchOption[]
  query: HoursQuery
}

export default function InstructorHoursIndex({ hours, query }: InstructorHoursProps) {
  const t = useTranslations('instructor_hours')
  const instructors = useTranslations('instructors')
  const list = useTranslations('ui.list')
  const may = usePermissions()
  const crumbs = [{ label: instructors('title'), href: urlFor('admin.instructors.index') }]
  const file = urlFor('admin.instructor_hours_exports.show')
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        crumbs={crumbs}
        primary={
          may('admin.exports.index') && (
            <Button
              component="a"
              variant="default"
              href={`${file}${queryString({ ...query, format: 'xlsx' }, {})}`}
              download
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              {list('export.xlsx')}
            </Button>
          )
        }
      />
      <ListCard
        toolbar={<HoursToolbar url={urlFor('admin.instructor_hours.index')} query={query} />}
      >
        {hours.length === 0 ? (
          <EmptyState title={t('none.title')} text={t('none.text')} />
        ) : (
          <HoursTable hours={hours} query={query} />
        )}
      </ListCard>
      {hours.length > 0 && <HourDefinitions />}
    </>
  )
}
