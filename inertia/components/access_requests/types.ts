import type { Data } from '@generated/data'

export type AccessRequest = Data.Admin.AccessRequests.AccessRequest
