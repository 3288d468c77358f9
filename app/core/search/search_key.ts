import { createHash } from 'node:crypto'
import { appKey } from '#config/app'
import { readToken, signToken } from '#core/search/signed_token'
import { searchedBy, uidOf } from '#core/search/search_uids'
import type { Principal } from '#domain/access/sessions/principal'
import type { Tenant } from '#domain/access/centre/tenant'
import type { Branches } from '#domain/shared/data/branch_limit'
import type { Locale } from '#domain/shared/choices/locales'
import { now } from '#domain/shared/time/clock'

const minutes = 15

/** Meilisearch's claims, and behind them ours. */
type Claims = {
  searchRules: string[]
  apiKeyUid: string
  exp: number
  purpose: 'search'
  tenant: string
  /** The session's cookie is sent to this host alone, and so is the key that stands for it. */
  host: string
  /** The key of the session's row: whatever ends or locks the session ends this key. */
  session: string
  locale: Locale
  /** The branches its person is limited to; null: the whole centre. */
  branches: Branches
}

/** Clients want the id of a key in this form. It tells nobody anything: an installation has one. */
const apiKeyUid = createHash('sha256')
  .update(`search key ${appKey.release()}`)
  .digest('hex')
  .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')

type Reader = {
  person: Principal
  tenant: Tenant
  host: string
  session: string
  locale: Locale
}

/** To the minute, so that a page that asks who its person is now is mostly told the same. */
const end = () => Math.floor(now().toUnixInteger() / 60 + minutes) * 60

/**
 * Made without a query, with every page. It says what may be searched at most; each search asks
 * what may be now.
 */
export const searchKey = ({ person, tenant, host, session, locale }: Reader) =>
  signToken({
    searchRules: searchedBy(person).map((index) => uidOf(tenant.slug, index)),
    apiKeyUid,
    exp: end(),
    purpose: 'search',
    tenant: tenant.id,
    host,
    session,
    locale,
    branches: person.branches,
  } satisfies Claims)

export type SearchKey = Pick<Claims, 'searchRules' | 'session' | 'locale' | 'branches'>

/** Null when it is none of ours for this centre on this host, or has lived too long. */
export function readSearchKey(token: string, tenant: Tenant, host: string): SearchKey | null {
  const claims = readToken(token) as Partial<Claims> | undefined
  if (claims?.purpose !== 'search' || claims.tenant !== tenant.id) return null
  if (claims.host !== host) return null
  const { searchRules, session, locale, branches, exp = 0 } = claims
  const left = exp - now().toUnixInteger()
  if (!Array.isArray(searchRules) || !session || !locale || branches === undefined) return null
  if (left <= 0 || left > minutes * 60) return null
  return { searchRules, session, locale, branches }
}
