import type { InstructorStatus, PayMethod } from '~/components/instructors/types'
import type { Tone } from '~/ui/status_dot'

/** The tone of every status, in the order people choose from. */
export const statusTones: Record<InstructorStatus, Tone> = {
  applicant: 'info',
  active: 'success',
  on_leave: 'attention',
  left: 'neutral',
}

export const instructorStatuses = Object.keys(statusTones) as InstructorStatus[]

export const documentKinds = [
  'identity',
  'passport',
  'visa',
  'contract',
  'qualification',
  'police_check',
  'insurance',
  'other',
] as const

const methodOrder: Record<PayMethod, true> = {
  per_hour: true,
  per_session: true,
  per_student: true,
  percent_of_charged: true,
  percent_of_collected: true,
  fixed_monthly: true,
}

/** What pay is reckoned by; the type lets none be missing and none be made up. */
export const payMethods = Object.keys(methodOrder) as PayMethod[]

/** Languages lessons are given in, as ISO 639-1 names them. */
export const languages = ['ar', 'en', 'fr', 'de', 'es', 'tr', 'ur', 'fa', 'hi', 'zh', 'ru', 'it']
