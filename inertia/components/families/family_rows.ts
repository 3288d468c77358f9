import type { AskedNames, NameLanguage } from '#domain/shared/text/person_names'

/**
 * `key` tells the rows apart while they come and go. `copied_*` are last names taken over from the
 * guardian or a sibling, not typed.
 */
export type ChildData = AskedNames & {
  key: number
  birth_date: string
  gender: string
  group_id: string
  confirm_duplicate: boolean
  confirmed_warnings: string[]
  copied_ar: string
  copied_en: string
}

export const childName = (at: number, name: string) => `children.${at}.${name}`

type LastNames = { ar: string; en: string }

export function childData(key: number, { ar, en }: LastNames): ChildData {
  return {
    first_name_ar: '',
    first_name_en: '',
    last_name_ar: ar,
    last_name_en: en,
    copied_ar: ar,
    copied_en: en,
    key,
    birth_date: '',
    gender: '',
    group_id: '',
    confirm_duplicate: false,
    confirmed_warnings: [],
  }
}

interface CarriedLastName {
  language: NameLanguage
  name: string
  /** The first row that may take it over. */
  from: number
}

/** A last name is carried on to the rows that follow, until one whose own was typed. */
export function carryLastName(
  children: ChildData[],
  { language, name, from }: CarriedLastName
): ChildData[] {
  const isTyped = (child: ChildData) =>
    child[`last_name_${language}`] !== child[`copied_${language}`]
  const typed = children.findIndex((child, at) => at >= from && isTyped(child))
  const until = typed < 0 ? children.length : typed
  return children.map((child, at) =>
    at < from || at >= until
      ? child
      : { ...child, [`last_name_${language}`]: name, [`copied_${language}`]: name }
  )
}

export function oneMore(children: ChildData[]): ChildData[] {
  const last = children.at(-1)
  const key = 1 + Math.max(0, ...children.map((child) => child.key))
  return [
    ...children,
    childData(key, { ar: last?.last_name_ar ?? '', en: last?.last_name_en ?? '' }),
  ]
}

/** Leaves out a last name that was only copied, beside a name in the other language. */
export function sentChild({ key: _, copied_ar, copied_en, ...child }: ChildData) {
  const isCopied = (language: 'ar' | 'en', copied: string) =>
    child[`first_name_${language}`] === '' && child[`last_name_${language}`] === copied
  const isArabicLeft = isCopied('ar', copied_ar) && child.first_name_en !== ''
  const isEnglishLeft = isCopied('en', copied_en) && child.first_name_ar !== ''
  return {
    ...child,
    last_name_ar: isArabicLeft ? '' : child.last_name_ar,
    last_name_en: isEnglishLeft ? '' : child.last_name_en,
  }
}

export function errorsWithout(errors: Record<string, string | undefined>, gone: number) {
  const left: Record<string, string> = {}
  for (const [name, message] of Object.entries(errors)) {
    const [, place, field] = /^children\.(\d+)\.(.+)$/.exec(name) ?? []
    if (!message || Number(place) === gone) continue
    const isBehind = place !== undefined && Number(place) > gone
    left[isBehind ? childName(Number(place) - 1, field!) : name] = message
  }
  return left
}
