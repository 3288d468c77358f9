import { type SearchIndex, searchIndexes } from '#domain/shared/choices/search_indexes'

export interface KeyIndex {
  uid: string
  index: SearchIndex
}

/** The indexes a key opens, in the order they are shown: it names each. A text that is no key opens none. */
export function keyIndexes(key: string | undefined): KeyIndex[] {
  const uids = uidsIn(key)
  return searchIndexes.flatMap((index) => {
    const uid = uids.find((name) => name.endsWith(`_${index}`))
    return uid === undefined ? [] : [{ uid, index }]
  })
}

/** `searchRules` are the uids, or an object that has rules for each. */
function uidsIn(key = ''): string[] {
  try {
    const [, claims = ''] = key.split('.')
    const text = atob(claims.replaceAll('-', '+').replaceAll('_', '/'))
    const { searchRules } = JSON.parse(text) as { searchRules?: string[] | object }
    return Array.isArray(searchRules) ? searchRules : Object.keys(searchRules ?? {})
  } catch {
    return []
  }
}
