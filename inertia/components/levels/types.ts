import type { Data } from '@generated/data'
import type { ListedQuery } from '~/ui/list/list_description'

export type LevelList = Data.Admin.Levels.LevelList
export type LevelRow = LevelList['rows'][number]
export type LevelDetail = Data.Admin.Levels.Level

type LevelScope = LevelRow['scope']
export type Step = Data.Admin.Levels.Step

export type LevelQuery = ListedQuery & { scope: LevelScope[] }
