import { studentStatuses, type StudentStatus } from '#domain/people/students/rules/student_status'
import type { Tone } from '~/ui/status_dot'

export const tones: Record<StudentStatus, Tone> = {
  lead: 'info',
  applicant: 'info',
  active: 'success',
  on_hold: 'attention',
  left: 'neutral',
  alumni: 'neutral',
  blocked: 'danger',
}

export const isStudentStatus = (word: string): word is StudentStatus =>
  studentStatuses.some((status) => status === word)
