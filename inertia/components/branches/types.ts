import type { Data } from '@generated/data'

export type Branch = Data.Admin.Branches.Branch

export type BranchOption = {
  id: string
  code: string
  name_en: string | null
  name_ar: string | null
  is_main: boolean
  is_archived: boolean
}

/** Whether the whole centre may be chosen, by people not limited to branches. */
export type BranchChoice = { branches: BranchOption[]; may_be_whole: boolean }
