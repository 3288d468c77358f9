import type { Data } from '@generated/data'

export type AuditEntry = Data.Core.Audit.AuditEntry
export type Change = AuditEntry['changes'][number]

export type AuditQuery = {
  person: string | null
  area:
    | 'users'
    | 'roles'
    | 'instructors'
    | 'students'
    | 'guardians'
    | 'households'
    | 'payouts'
    | 'subjects'
    | 'levels'
    | 'courses'
    | 'terms'
    | 'groups'
    | 'enrolments'
    | 'services'
    | 'packages'
    | 'settings'
    | 'access_requests'
    | 'tenants'
    | null
  from: string | null
  to: string | null
  before: string | null
}
