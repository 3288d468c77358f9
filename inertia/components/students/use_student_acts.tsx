import { IconArchive, IconPencil, IconRestore } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { archiveStudents, restoreStudents } from '~/components/students/archiving'
import { studentUrls } from '~/components/students/student_urls'
import type { Abilities, StudentRow } from '~/components/students/types'
import type { RowAct } from '~/ui/list/row_act'

/** What may be done to one student from the list. */
export function useStudentActs(can: Abilities): (student: StudentRow) => RowAct[] {
  const t = useTranslations('students.acts')
  return ({ id, archived_at }) => {
    const edit = {
      id: 'edit',
      label: t('edit'),
      icon: <IconPencil size={16} aria-hidden />,
      href: studentUrls.edit(id),
      common: true,
    }
    const archive = {
      id: 'archive',
      label: t('archive'),
      icon: <IconArchive size={16} aria-hidden />,
      run: () => archiveStudents([id]),
      common: true,
    }
    const restore = {
      id: 'restore',
      label: t('restore'),
      icon: <IconRestore size={16} aria-hidden />,
      run: () => restoreStudents([id]),
      common: true,
    }
    if (archived_at) return can.update ? [restore] : []
    return [...(can.update ? [edit] : []), ...(can.delete ? [archive] : [])]
  }
}
