import { sql } from 'kysely'
import { hashToken } from '#domain/access/links/link_token'
import type { Kind } from '#domain/shared/choices/kinds'
import type { LinkPurpose } from '#domain/access/links/rules/link'
import { now } from '#domain/shared/time/clock'
import { statement } from '#domain/shared/data/statement'

export type FoundLink = {
  linkId: string
  purpose: LinkPurpose
  userId: string
  email: string
  /** Null when the link was handed over by hand; otherwise using it proves this address. */
  sentTo: string | null
}

type Looking = { hash: string; kind: Kind; purposes: LinkPurpose[]; at: Date }

const validLink = statement((query, { hash, kind, purposes, at }: Looking) =>
  query
    .selectFrom('account_tokens as t')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 't.tenant_id').onRef('u.id', '=', 't.user_id')
    )
    .where('t.hash', '=', hash)
    .where('u.kind', '=', kind)
    .where((link) => sql<boolean>`${link.ref('t.purpose')} = any(${purposes}::text[])`)
    .where('t.expires_at', '>', at)
    .where('t.used_at', 'is', null)
    .where('u.archived_at', 'is', null)
    .where('u.status', '<>', sql.lit('suspended'))
    .select(['t.id as linkId', 't.purpose', 'u.id as userId', 'u.email', 't.email as sentTo'])
)

export async function findLink(
  token: string,
  kind: Kind,
  purposes: LinkPurpose[]
): Promise<FoundLink | undefined> {
  const at = now().toJSDate()
  const [link] = await validLink({ hash: hashToken(token), kind, purposes, at })
  return link
}
