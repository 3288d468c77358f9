import { Link } from '@adonisjs/inertia/react'
import { Button, Menu, Text } from '@mantine/core'
import { IconArchive, IconPencil, IconRestore } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { archiveStudents, restoreStudents } from '~/components/students/archiving'
import { StudentHeadline } from '~/components/students/student_headline'
import { StudentPhoto } from '~/components/students/student_photo'
import { studentUrls } from '~/components/students/student_urls'
import type { Abilities, StudentDetail } from '~/components/students/types'
import { useNames } from '~/ui/use_names'
import { PageHeader } from '~/ui/page_header'
import classes from '~/components/students/student_names.module.css'

/** The head of a student's record: who, how they stand, what can be done. */
export function StudentHeader({ student, can }: { student: StudentDetail; can: Abilities }) {
  const t = useTranslations('students')
  const { lead, other } = useNames()(student)
  const archived = student.archived_at !== null
  return (
    <PageHeader
      title={lead}
      heading={
        <span className={classes.identity}>
          <StudentPhoto student={student} size={56} />
          <span className={classes.names}>
            <bdi>{lead}</bdi>
            {other && (
              <Text span display="block" c="dimmed">
                <bdi>{other}</bdi>
              </Text>
            )}
          </span>
        </span>
      }
      lead={<StudentHeadline student={student} />}
      crumbs={[{ label: t('title'), href: studentUrls.index() }]}
      primary={
        can.update &&
        !archived && (
          <Button
            component={Link}
            href={studentUrls.edit(student.id)}
            leftSection={<IconPencil size={16} aria-hidden />}
            data-shortcut="edit"
          >
            {t('acts.edit')}
          </Button>
        )
      }
      menu={menu()}
    />
  )

  function menu() {
    if (archived) {
      return (
        can.update && (
          <Menu.Item
            leftSection={<IconRestore size={16} aria-hidden />}
            onClick={() => restoreStudents([student.id])}
          >
            {t('acts.restore')}
          </Menu.Item>
        )
      )
    }
    return (
      can.delete && (
        <Menu.Item
          leftSection={<IconArchive size={16} aria-hidden />}
          onClick={() => archiveStudents([student.id])}
        >
          {t('acts.archive')}
        </Menu.Item>
      )
    )
  }
}
