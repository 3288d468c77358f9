import type { Status } from '~/components/attendance/types'

/** By the place of the key, so that any layout marks; Arabic keyboards by their own letters, too. */
export const markKeys: Record<Status, { code: string; key: string; arabic: string }> = {
  present: { code: 'KeyP', key: 'P', arabic: 'ح' },
  late: { code: 'KeyL', key: 'L', arabic: 'ت' },
  absent: { code: 'KeyA', key: 'A', arabic: 'غ' },
  excused: { code: 'KeyE', key: 'E', arabic: 'ع' },
}

const statuses = Object.keys(markKeys) as Status[]

interface Press {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** Which mark a key stands for, if any. */
export function markOf({ key, code, ...press }: Press): Status | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.shiftKey) return undefined
  return (
    statuses.find((status) => markKeys[status].arabic === key) ??
    statuses.find((status) => markKeys[status].code === code)
  )
}

/** How far the focus goes among the choices of a student, or among students. */
export function moveOf(key: string, isRtl: boolean): { along: number; down: number } | undefined {
  if (key === 'ArrowDown') return { along: 0, down: 1 }
  if (key === 'ArrowUp') return { along: 0, down: -1 }
  if (key === 'ArrowRight') return { along: isRtl ? -1 : 1, down: 0 }
  if (key === 'ArrowLeft') return { along: isRtl ? 1 : -1, down: 0 }
  return undefined
}
