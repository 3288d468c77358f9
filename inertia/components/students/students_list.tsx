import { IconArchive, IconRestore } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { archiveStudents, restoreStudents } from '~/components/students/archiving'
import { StudentCard } from '~/components/students/student_card'
import { noStudentFilters } from '~/components/students/student_query'
import { StudentToolbar } from '~/components/students/student_toolbar'
import { studentUrls } from '~/components/students/student_urls'
import type { Abilities, StudentList, StudentQuery } from '~/components/students/types'
import { useNames } from '~/ui/use_names'
import { useStudentActs } from '~/components/students/use_student_acts'
import { useStudentChips } from '~/components/students/use_student_chips'
import { useStudentColumns } from '~/components/students/use_student_columns'
import { DataTable } from '~/ui/list/data_table'
import { FilterChips } from '~/ui/list/filter_chips'
import { ListCard } from '~/ui/list/list_card'
import { NoResults } from '~/ui/list/no_results'
import { Pager } from '~/ui/list/pager'
import { SelectionBar } from '~/ui/list/selection_bar'
import { useDataTable } from '~/ui/list/use_data_table'
import type { ListControls } from '~/ui/list/use_list_query'

interface StudentsListProps {
  students: StudentList
  list: ListControls<StudentQuery>
  can: Abilities
}

/** The students' list: toolbar, rows, pages, and the bar for what is selected. */
export function StudentsList({ students, list, can }: StudentsListProps) {
  const t = useTranslations('students')
  const { query, change, link, busy } = list
  const { rows, meta } = students
  const columns = useStudentColumns()
  const nameOf = useNames()
  const chips = useStudentChips(list)
  const acts = useStudentActs(can)
  const table = useDataTable({ rows, columns, sort: query.sort, dir: query.dir })
  const selected = rows.filter((row) => table.state.rowSelection[row.id]).map((row) => row.id)
  const clear = () => change(noStudentFilters)
  const bulk = query.archived
    ? {
        id: 'restore',
        label: t('acts.restore_many', { count: selected.length }),
        icon: <IconRestore size={16} aria-hidden />,
        run: () => restoreStudents(selected, () => table.resetRowSelection(true)),
      }
    : {
        id: 'archive',
        label: t('acts.archive_many', { count: selected.length }),
        icon: <IconArchive size={16} aria-hidden />,
        run: () => archiveStudents(selected, () => table.resetRowSelection(true)),
      }

  return (
    <>
      <ListCard
        toolbar={
          <>
            <StudentToolbar list={list} />
            {rows.length > 0 && <FilterChips chips={chips} onClear={clear} />}
          </>
        }
        footer={
          rows.length > 0 && (
            <Pager
              meta={meta}
              label={t('title')}
              link={(page) => link({ page })}
              onPer={(per) => change({ per })}
            />
          )
        }
      >
        {rows.length === 0 && !busy ? (
          <NoResults filters={<FilterChips chips={chips} />} onClear={clear} />
        ) : (
          <DataTable
            table={table}
            columns={columns}
            caption={t('title')}
            sort={query.sort}
            dir={query.dir}
            onSort={(sort, dir) => change({ sort: sort as StudentQuery['sort'], dir })}
            href={(row) => studentUrls.show(row.id)}
            editHref={(row) =>
              can.update && !row.archived_at ? studentUrls.edit(row.id) : undefined
            }
            name={(row) => nameOf(row).lead}
            acts={acts}
            card={(row) => <StudentCard student={row} />}
            selectable={query.archived ? can.update : can.delete}
            busy={busy}
            place={meta.page}
          />
        )}
      </ListCard>
      <SelectionBar
        count={selected.length}
        acts={[bulk]}
        busy={busy}
        onClear={() => table.resetRowSelection(true)}
      />
    </>
  )
}
