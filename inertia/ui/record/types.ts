import type { Data } from '@generated/data'

export type ActivityRow = Data.Core.Audit.Activity

export type Abilities = { create: boolean; update: boolean; delete: boolean }
