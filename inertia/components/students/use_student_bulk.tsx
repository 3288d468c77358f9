import { IconCircleDot, IconUsersPlus } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '~/language/lazy_part'
import type { StudentAbilities, StudentRow } from '~/components/students/types'
import type { TargetOption } from '~/components/groups/types'
import type { ListDescription } from '~/ui/list/list_description'
import type { BulkAct } from '~/ui/list/selection_bar'

const StatusDialog = lazyPart(() => import('~/components/students/status_dialog'))
const EnrolDialog = lazyPart(() => import('~/components/students/enrol_dialog'))

/** Who an act is for: these students, or all that an address of the list shows. */
export interface BulkTask {
  asked: { ids: string[] } | { matching: string }
  count: number
  done: () => void
}

interface BulkOptions {
  can: StudentAbilities
  /** All that the filter shows. */
  total: number
  today: string
  targets?: TargetOption[]
}

/** What may be done to many students at once beside archiving: the acts, and the dialog one of them has opened. */
export function useStudentBulk({ can, total, today, targets }: BulkOptions) {
  const t = useTranslations('students.acts')
  const [task, setTask] = useState<(BulkTask & { act: 'status' | 'enrol' }) | null>(null)
  const close = () => setTask(null)
  const bulk: ListDescription<StudentRow>['bulk'] = (chosen, done, matching) => {
    const count = matching === null ? chosen.length : total
    const asked = matching === null ? { ids: chosen.map(({ id }) => id) } : { matching }
    const act = (id: 'status' | 'enrol', icon: ReactNode): BulkAct => ({
      id,
      label: t(`${id}_many`, { count }),
      icon,
      run: () => setTask({ act: id, asked, count, done }),
    })
    return [
      ...(can.enrol ? [act('enrol', <IconUsersPlus size={16} aria-hidden />)] : []),
      ...(can.update ? [act('status', <IconCircleDot size={16} aria-hidden />)] : []),
    ]
  }
  const dialog = task && (
    <Suspense>
      {task.act === 'status' ? (
        <StatusDialog {...task} onClose={close} />
      ) : (
        <EnrolDialog {...task} today={today} targets={targets} onClose={close} />
      )}
    </Suspense>
  )
  return { bulk, dialog }
}
