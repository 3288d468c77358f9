import { Link } from '@adonisjs/inertia/react'
import { Button, Menu } from '@mantine/core'
import { IconDownload, IconPlus, IconUsers } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { exportHref } from '~/components/students/export_href'
import { studentDefaults } from '~/components/students/student_query'
import { studentUrls } from '~/components/students/student_urls'
import { StudentsList } from '~/components/students/students_list'
import type { Abilities, StudentList, StudentQuery } from '~/components/students/types'
import { useFormat } from '~/hooks/use_format'
import { EmptyState } from '~/ui/empty_state'
import { ListCard } from '~/ui/list/list_card'
import { useListQuery } from '~/ui/list/use_list_query'
import { PageHeader } from '~/ui/page_header'

interface StudentsIndexProps {
  students: StudentList
  query: StudentQuery
  can: Abilities
}

export default function StudentsIndex({ students, query, can }: StudentsIndexProps) {
  const t = useTranslations('students')
  const { number } = useFormat()
  const list = useListQuery({
    url: studentUrls.index(),
    query,
    defaults: studentDefaults,
    only: ['students', 'query'],
  })
  const isFirstUse = students.unfiltered_total === 0 && students.meta.total === 0 && !query.archived
  const add = can.create && (
    <Button
      component={Link}
      href={studentUrls.create()}
      leftSection={<IconPlus size={16} aria-hidden />}
      data-shortcut={isFirstUse ? undefined : 'create'}
    >
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        count={isFirstUse ? undefined : number(students.meta.total)}
        primary={!isFirstUse && add}
        menu={
          !isFirstUse && (
            <Menu.Item
              component="a"
              href={exportHref(query)}
              download
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              {t('acts.export')}
            </Menu.Item>
          )
        }
      />
      {isFirstUse ? (
        <ListCard>
          <EmptyState
            icon={<IconUsers size={24} />}
            title={t('no_students.title')}
            text={t('no_students.lead')}
            actions={add}
          />
        </ListCard>
      ) : (
        <StudentsList students={students} list={list} can={can} />
      )}
    </>
  )
}
