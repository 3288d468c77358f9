import type { Data } from '@generated/data'

/** One request to join, as the server tells it. */
export type AccessRequest = Data.Admin.AccessRequests.AccessRequest
