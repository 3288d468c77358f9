import type { Data } from '@generated/data'

export type ImportList = Data.Admin.Imports.ImportList
export type ListedImport = ImportList['rows'][number]
export type ImportDetail = Data.Admin.Imports.Import
export type WrongRow = ImportDetail['rows'][number]
export type ImportNames = Data.Admin.Imports.ImportNames
export type ImportName = ImportNames['rows'][number]
export type ImportEntity = ImportDetail['entity']
export type ImportStatus = ImportDetail['status']

export type PlannedSession = NonNullable<WrongRow['problems'][number]['session']>

export type SimilarPerson = NonNullable<WrongRow['problems'][number]['person']>

export type ImportAbilities = {
  write: boolean
  update: boolean
  undo: boolean
}

export type RowFault = {
  column: string | null
  type: WrongRow['problems'][number]['type']
  is_taken: boolean
  count: number
  values: string[]
}
