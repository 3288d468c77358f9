import { IconCircleDot, IconUsersPlus } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '~/language/lazy_part'
import type { BulkTask } from '~/components/students/bulk/bulk_dialog'
import type { StudentAbilities, StudentList, StudentRow } from '~/components/students/types'
import type { TargetOption } from '~/components/groups/types'
import type { ListDescription } from '~/ui/list/list_description'
import type { BulkAct } from '~/ui/list/selection/selection_bar'

const BulkStatusDialog = lazyPart(() => import('~/components/students/bulk/bulk_status_dialog'))
const BulkEnrolDialog = lazyPart(() => import('~/components/students/bulk/bulk_enrol_dialog'))

interface BulkOptions {
  can: StudentAbilities
  students: StudentList
  today: string
  targets?: TargetOption[]
}

export function useStudentBulk({ can, students, today, targets }: BulkOptions) {
  const t = useTranslations('students.acts')
  const [task, setTask] = useState<(BulkTask & { act: 'status' | 'enrol' }) | null>(null)
  const close = () => setTask(null)
  const bulk: ListDescription<StudentRow>['bulk'] = (chosen, done, matching) => {
    const { total, is_more: isMore } = students.meta
    const count = matching === null ? chosen.length : total
    const asked = matching === null ? { ids: chosen.map(({ id }) => id) } : { matching }
    const act = (id: 'status' | 'enrol', icon: ReactNode): BulkAct => {
      // A number that is not known is not told
      const title = matching !== null && isMore ? t(`${id}_all`) : t(`${id}_many`, { count })
      return { id, label: title, icon, run: () => setTask({ act: id, title, asked, count, done }) }
    }
    return [
      ...(can.enrol ? [act('enrol', <IconUsersPlus size={16} aria-hidden />)] : []),
      ...(can.update ? [act('status', <IconCircleDot size={16} aria-hidden />)] : []),
    ]
  }
  const dialog = task && (
    <Suspense>
      {task.act === 'status' ? (
        <BulkStatusDialog task={task} onClose={close} />
      ) : (
        <BulkEnrolDialog task={task} today={today} targets={targets} onClose={close} />
      )}
    </Suspense>
  )
  return { bulk, dialog }
}
