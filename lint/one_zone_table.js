import { forbid } from './forbid.js'

const message =
  "PostgreSQL's zones may differ from Node's: localTime(), localDay() or instantOf() of domain/shared/data/local_time (docs/adr/0069-one-zone-table.md)."

const clock =
  'A wall clock is read by one door, which takes the first of an hour that comes twice: wallClock(), or startOfDay() for a day.'

/** UTC is the same in every table. */
const inPostgres = String.raw`/at time zone(?! 'UTC')|\bcurrent_(date|time)\b|\blocaltime(stamp)?\b|\bnow\(\)::(date|time\b|timestamp\b)|\bdate_trunc\('\w+', [^,)]*\)|\btimezone\(/i`

const localDate =
  "Days are those of a zone, never of the machine's: today(zone), shownAt(zone, instant)."

export const oneZoneTable = forbid(
  [`TemplateElement[value.raw=${inPostgres}]`, message],
  [`Literal[value=${inPostgres}]`, message],
  [
    'CallExpression[callee.object.name="DateTime"][callee.property.name="fromISO"][arguments.1.properties.0.key.name="zone"]:not([arguments.1.properties.0.value.value="utc"])',
    clock,
  ],
  [
    'CallExpression[callee.property.name=/^(get|set)(Day|Date|Hours|Minutes|Month|FullYear|TimezoneOffset)$/][callee.object.type!="Super"]',
    localDate,
  ],
  ['NewExpression[callee.name="Date"][arguments.length>1]', localDate]
)
