import { sql } from 'kysely'
import { hashToken } from '#domain/access/links/link_token'
import { Principal, type PrincipalRecord } from '#domain/access/sessions/principal'
import { statement } from '#domain/shared/data/statement'

const byHash = statement((query, given: { hash: string }) =>
  query
    .selectFrom('calendar_feeds as f')
    .where('f.hash', '=', given.hash)
    .select(['f.hash', 'f.content', 'f.content_since', 'f.read_at'])
    .select(sql<PrincipalRecord | null>`platform.principal(f.user_id)`.as('reader'))
)

export type FoundFeed = NonNullable<Awaited<ReturnType<typeof findFeed>>>

/** With its owner as they are by now; undefined as well where their account was closed. */
export async function findFeed(token: string) {
  const [found] = await byHash({ hash: hashToken(token) })
  if (!found?.reader) return undefined
  const { reader, ...feed } = found
  return { ...feed, reader: new Principal(reader) }
}
