import { longest } from '#domain/shared/limits/text_lengths'
import { nameUnits } from '#domain/shared/names/split_name'
import { isSpeltIn } from '#domain/shared/names/writing/spelt_in'
import { languageOf, otherLanguage } from '#domain/shared/text/person_names'

type Values = Record<string, unknown>

const parts = ['first_name', 'last_name'] as const

/**
 * The names that are missing in the other language: each by itself, so that who looks through them reads one once,
 * however many people are called so. None of somebody whose name is in no one language.
 */
export const lackingNames = (values: Values): string[] => [
  ...new Set(
    lackingParts(values)
      .flatMap((part) => nameUnits(String(values[part])))
      .filter(isWritten)
  ),
]

/** What is missing, as `accepted` has its names; nothing unless the whole name is known then. */
export function otherNames(
  values: Values,
  accepted: ReadonlyMap<string, string>
): Record<string, string> {
  const written = lackingParts(values).map((part) => {
    const units = nameUnits(String(values[part]))
    const others = units.map((unit) => accepted.get(unit) ?? (isWritten(unit) ? undefined : unit))
    return [`${part}_other`, others.includes(undefined) ? '' : others.join(' ')] as const
  })
  const isWhole = written.every(([, name]) => name && name.length <= longest.personName)
  return isWhole ? Object.fromEntries(written) : {}
}

/** A cell of the file, even of half the name, is left as it is. */
function lackingParts(values: Values) {
  const own = parts.map((part) => values[part])
  const name = own.join(' ')
  const language = languageOf(name)
  if (!own.every(Boolean) || !isSpeltIn(language, name)) return []
  const others = parts.map((part) => values[`${part}_other`]).filter(Boolean)
  if (!others.every((other) => isSpeltIn(otherLanguage[language], String(other)))) return []
  return parts.filter((part) => !values[`${part}_other`])
}

const isWritten = (unit: string) => /\p{L}/u.test(unit)
