import { mirroredName } from '#domain/search/changes/mirrored_documents'
import type { SearchFilter } from '#domain/search/search_filter'
import type { Locale } from '#domain/shared/choices/locales'

/** Every document has an id. */
const everything = 'id EXISTS'
const nothing = 'id NOT EXISTS'

/**
 * A filter that was read here, written anew for a server outside: nothing of the text that was sent
 * reaches it.
 */
export function filterText(filter: SearchFilter, locale: Locale): string {
  switch (filter.type) {
    case 'not':
      return `NOT (${filterText(filter.of, locale)})`
    case 'null':
      return `${mirroredName(filter.attribute, locale)} IS NULL`
    case 'among': {
      const values = filter.values.map(quoted).join(', ')
      return values === '' ? nothing : `${mirroredName(filter.attribute, locale)} IN [${values}]`
    }
    default: {
      const [joint, none] = filter.type === 'all' ? [' AND ', everything] : [' OR ', nothing]
      return filter.of.length === 0
        ? none
        : filter.of.map((one) => `(${filterText(one, locale)})`).join(joint)
    }
  }
}

const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
