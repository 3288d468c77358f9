import type { Data } from '@generated/data'

export type SecurityForm = Data.Admin.Settings.Security

export const securityFields = [
  'two_factor_required',
  'lock_after',
  'instructors_may_ask',
  'students_may_ask',
] as const
