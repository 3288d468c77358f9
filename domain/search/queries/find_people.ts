import { sql } from 'kysely'
import {
  type Asking,
  finding,
  foundDocuments,
  meant,
  nothingFound,
  type ReadText,
  typedOrSwapped,
} from '#domain/search/queries/found_rows'
import { type FoundPerson, rankPeople } from '#domain/search/ranking/rank_people'
import type { FoundDocuments, SearchDocument, SearchQuery } from '#domain/search/search_index'
import type { Locale } from '#domain/shared/choices/locales'
import { statement } from '#domain/shared/data/statement'
import { speltOtherwise } from '#domain/shared/names/spelt_otherwise'
import { withNumbers } from '#domain/shared/records/numbers_typed'

const finder = (people: 'students' | 'instructors') =>
  statement((_, given: Asking) =>
    typedOrSwapped(
      given,
      (asked) =>
        sql<FoundPerson>`${sql.id('search', `find_${people}`)}(${asked}, ${given.wanted}, ${given.filter}::jsonb)`
    )
  )

const finders = { students: finder('students'), instructors: finder('instructors') }

export const findPeople = (people: keyof typeof finders) =>
  async function find(query: SearchQuery, locale: Locale, read: ReadText): Promise<FoundDocuments> {
    const found = finding({ ...query, q: withNumbers(query.q) }, read)
    if (!found) return nothingFound
    const rows = await finders[people](found.given)
    const ranked = meant(found, rows, (asked, some) => rankPeople(asked, some, locale))
    return foundDocuments(ranked, documentsOf[people], speltOtherwise(query.q))
  }

const personOf = (person: FoundPerson): SearchDocument => ({
  id: person.id,
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  phone: person.phone,
  first_name_other: person.first_name_other,
  last_name_other: person.last_name_other,
  number: person.number,
  archived: person.archived,
})

const documentsOf = {
  students: (student: FoundPerson) => ({ ...personOf(student), birth_date: student.birth_date }),
  instructors: personOf,
}
