import type { Data } from '@generated/data'

export type ActivityRow = Data.Core.Audit.Activity

/** What a person may do in an area, as its pages are told it. */
export type Abilities = { create: boolean; update: boolean; delete: boolean }
