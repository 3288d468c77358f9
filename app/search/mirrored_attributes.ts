import type { AskedSearch } from '#app/search/asked_search'
import { croppedAttribute } from '#app/search/cropped'
import { mirroredName } from '#domain/search/changes/mirrored_documents'
import { searchAttributes } from '#domain/search/search_index'
import type { SearchIndex } from '#domain/shared/choices/search_indexes'
import type { Locale } from '#domain/shared/choices/locales'

const all = [...new Set(Object.values(searchAttributes).flat())]

/**
 * What of a hit is wanted and how, in the words of the server outside; `*` is what documents have
 * here.
 */
export function askedOutside(asked: AskedSearch, index: SearchIndex, locale: Locale) {
  const known: readonly string[] = searchAttributes[index]
  const named = (names: string[]) =>
    (names.includes('*') ? known : known.filter((name) => names.includes(name))).map((name) =>
      mirroredName(name, locale)
    )
  const cropped = asked.attributesToCrop.flatMap((wanted) => {
    const { name, length } = croppedAttribute(wanted)
    return named([name]).map((one) => (length === undefined ? one : `${one}:${length}`))
  })
  const { cropLength, cropMarker, highlightPreTag, highlightPostTag, showMatchesPosition } = asked
  return {
    attributesToRetrieve: named(asked.attributesToRetrieve),
    attributesToHighlight: named(asked.attributesToHighlight),
    attributesToCrop: cropped,
    ...{ cropLength, cropMarker, highlightPreTag, highlightPostTag, showMatchesPosition },
  }
}

/** A hit of the server outside as one of ours. */
export function hitInside(hit: Record<string, unknown>, locale: Locale) {
  const { _formatted, _matchesPosition, ...document } = hit
  return {
    ...renamed(document, locale),
    ...(_formatted !== undefined && { _formatted: renamed(_formatted as object, locale) }),
    ...(_matchesPosition !== undefined && {
      _matchesPosition: renamed(_matchesPosition as object, locale),
    }),
  }
}

/** Whatever else the server keeps stays there. */
function renamed(fields: object, locale: Locale) {
  const told = new Map(Object.entries(fields))
  return Object.fromEntries(
    all.flatMap((name) => {
      const mirrored = mirroredName(name, locale)
      return told.has(mirrored) ? [[name, told.get(mirrored) as unknown]] : []
    })
  )
}
