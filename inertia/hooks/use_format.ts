import { useShared } from '~/hooks/use_shared'
import { language } from '~/language/store'

interface Format {
  /** A number in the centre's digits. */
  number: (value: number) => string
  /** A calendar day `YYYY-MM-DD`, the same day everywhere. */
  day: (value: string) => string
  /** An instant as date and time in the centre's zone. */
  instant: (iso: string) => string
  /** An instant as the day it fell on in the centre's zone. */
  dayOf: (iso: string) => string
}

/** Writes numbers and dates in the page's language, the centre's digits and its time zone. */
export function useFormat(): Format {
  const { intl, tenant } = useShared()
  const tag = intl?.locale ?? language.get().tag
  const zone = tenant?.timezone ?? 'UTC'
  return formatFor(tag, zone)
}

const made = new Map<string, Format>()

/** Made once for a language and a zone: an Intl formatter costs more than all it writes on a page. */
function formatFor(tag: string, zone: string): Format {
  const key = `${tag} ${zone}`
  const known = made.get(key)
  if (known) return known
  const format = makeFormat(tag, zone)
  made.set(key, format)
  return format
}

/** The month as a word: the medium style of Arabic is all figures, in an order people misread. */
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

function makeFormat(tag: string, timeZone: string): Format {
  const number = new Intl.NumberFormat(tag)
  const day = new Intl.DateTimeFormat(tag, { ...DAY, timeZone: 'UTC' })
  const dayOf = new Intl.DateTimeFormat(tag, { ...DAY, timeZone })
  const instant = new Intl.DateTimeFormat(tag, { ...DAY, ...TIME, timeZone })
  return {
    number: (value) => number.format(value),
    day: (value) => day.format(new Date(`${value}T00:00:00Z`)),
    instant: (iso) => instant.format(new Date(iso)),
    dayOf: (iso) => dayOf.format(new Date(iso)),
  }
}
