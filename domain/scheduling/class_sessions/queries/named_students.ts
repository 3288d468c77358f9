import { sql } from 'kysely'
import type { Locale } from '#domain/shared/choices/locales'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

/** As many are named; the others are counted. */
const most = 12

const namedIn = (script: Locale) =>
  statement((query, { ids }: { ids: string[] }) =>
    query
      .selectFrom('students')
      .where('id', '=', anyOf(ids))
      .orderBy(`sorted_${script}`)
      .orderBy('id')
      .limit(sql.lit(most))
      .select(['id', ...storedNameFields])
  )

const named = { en: namedIn('en'), ar: namedIn('ar') }

/** The first of these students by name, as far as the one who looks may see them. */
export const namedStudents = (ids: string[], locale: Locale) => named[locale]({ ids })
