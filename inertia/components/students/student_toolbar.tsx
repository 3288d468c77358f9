import { Button } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { CreatedFilter } from '~/components/students/created_filter'
import { StudentStatusWord } from '~/components/students/student_status_word'
import { studentStatuses } from '~/components/students/student_statuses'
import type { StudentQuery } from '~/components/students/types'
import { ChoiceFilter } from '~/ui/list/choice_filter'
import { SearchBox } from '~/ui/list/search_box'
import type { ListControls } from '~/ui/list/use_list_query'
import classes from '~/components/students/students_list.module.css'

/** Search and filters over the students' list. */
export function StudentToolbar({ list }: { list: ListControls<StudentQuery> }) {
  const t = useTranslations('students')
  const { query, change } = list
  return (
    <>
      <div className={classes.search}>
        <SearchBox
          label={t('search')}
          value={query.q}
          onSearch={(q) => change({ q }, { typing: true })}
        />
      </div>
      <ChoiceFilter
        label={t('filters.status')}
        value={query.status}
        onChange={(status) => change({ status })}
        options={studentStatuses.map((status) => ({
          value: status,
          label: <StudentStatusWord student={{ status, archived_at: null }} />,
        }))}
      />
      <CreatedFilter from={query.created_from} to={query.created_to} onChange={change} />
      <Button
        variant={query.archived ? 'light' : 'default'}
        fw={500}
        aria-pressed={query.archived}
        leftSection={<IconArchive size={16} aria-hidden />}
        onClick={() => change({ archived: !query.archived })}
      >
        {t('filters.archived')}
      </Button>
    </>
  )
}
