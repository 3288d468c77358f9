import { orderedMethods } from '#domain/billing/payment_methods/method_order'
import type { Locale } from '#domain/shared/choices/locales'
import type { Refusing } from '#domain/shared/records/set_archived'

type Named = { id: string; name_en: string | null; name_ar: string | null }

const refusal = (locale: Locale, reason: string, method: Named) => {
  const names =
    locale === 'ar' ? [method.name_ar, method.name_en] : [method.name_en, method.name_ar]
  return { id: method.id, name: names.find(Boolean) ?? '', reason }
}

/** The first active method stays where all of them would be archived. */
export const lastActive =
  (locale: Locale): Refusing =>
  async (ids) => {
    const active = (await orderedMethods({})).filter(({ archived_at }) => !archived_at)
    const [first] = active
    return first && active.every(({ id }) => ids.includes(id))
      ? [refusal(locale, 'last_active', first)]
      : []
  }

const namesOf = ({ name_en, name_ar }: Named) =>
  [name_en && `en ${name_en.toLowerCase()}`, name_ar && `ar ${name_ar}`].filter(Boolean)

/** A method whose name another active one has taken since stays archived. */
export const nameTaken =
  (locale: Locale): Refusing =>
  async (ids) => {
    const methods = await orderedMethods({})
    const taken = new Set(methods.filter(({ archived_at }) => !archived_at).flatMap(namesOf))
    const restored = methods.filter(({ id, archived_at }) => archived_at && ids.includes(id))
    return restored.flatMap((method) => {
      const names = namesOf(method)
      if (names.some((name) => taken.has(name))) return [refusal(locale, 'name_taken', method)]
      for (const name of names) taken.add(name)
      return []
    })
  }
