import type { PlatformFunction } from '#database/sessions/platform_function'

/** By the exact key; times in milliseconds since 1970, as the limiter counts. */
export const tryFunctions: PlatformFunction[] = [
  {
    /** Adds to the count, or begins anew when that has expired or `anew` says so. */
    signature:
      'count_tries(wanted text, tries integer, expiry bigint, moment bigint, anew boolean)',
    returns: 'table (points integer, expire bigint)',
    body: `insert into platform.rate_limits as l values (wanted, tries, expiry)
      on conflict (key) do update set
        points = case when anew or l.expire <= moment then tries else l.points + tries end,
        expire = case when anew or l.expire <= moment then expiry else l.expire end
      returning l.points, l.expire`,
  },
  {
    signature: 'tries_of(wanted text, moment bigint)',
    returns: 'table (points integer, expire bigint)',
    body: `select l.points, l.expire from platform.rate_limits l
      where l.key = wanted and (l.expire > moment or l.expire is null)`,
  },
  {
    signature: 'forget_tries(wanted text)',
    returns: 'bigint',
    body: `with forgotten as (delete from platform.rate_limits l where l.key = wanted returning 1)
      select count(*) from forgotten`,
  },
]
