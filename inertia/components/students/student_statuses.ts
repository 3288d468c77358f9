import type { StudentStatus } from '~/components/students/types'
import type { Tone } from '~/ui/status_dot'

/** The tone of every status, in the order people choose from; the type lets none be missing and none be made up. */
export const statusTones: Record<StudentStatus, Tone> = {
  lead: 'info',
  applicant: 'info',
  active: 'success',
  on_hold: 'attention',
  left: 'neutral',
  alumni: 'neutral',
  blocked: 'danger',
}

export const isStudentStatus = (word: string): word is StudentStatus =>
  Object.hasOwn(statusTones, word)

export const studentStatuses = Object.keys(statusTones).filter(isStudentStatus)
