import { keptCounts } from '#database/searched_list/counts'
import { keptPage, listFunctions } from '#database/searched_list/list'
import { foundPage } from '#database/searched_list/page'
import type { ListSpec } from '#database/searched_list/spec'

export const searchedList = (spec: ListSpec) => [
  ...keptCounts(spec),
  ...foundPage(spec),
  keptPage(spec),
  ...listFunctions(spec),
]
