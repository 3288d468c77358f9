import type { PlatformFunction } from '#database/sessions/platform_function'

/** A session's public name: its key opens it, and no function returns keys. */
const name = `encode(sha256(convert_to(s.id, 'UTF8')), 'hex')`

const exactly = 's.id = wanted and s.tenant_id = platform.entered()'

const ofAccount = 's.tenant_id = platform.entered() and s.user_id = account'

/** By the exact key, or for the accounts of the entered tenant (docs/adr/0027-tenant-proof.md). */
export const sessionFunctions: PlatformFunction[] = [
  {
    signature: `make_session(wanted text, account uuid, content text, address text, agent text, started timestamptz,
      expiry timestamptz, locked timestamptz, confirmed timestamptz, device uuid, viewed uuid)`,
    returns: 'void',
    body: `insert into platform.sessions (id, tenant_id, user_id, data, ip, user_agent, created_at, expires_at,
        locked_at, confirmed_at, remembered_by, viewed_role)
      values (wanted, platform.entered(), account, content, address, agent, started, expiry, locked, confirmed, device, viewed)`,
  },
  {
    signature: 'change_session(wanted text, account uuid, content text, expiry timestamptz)',
    returns: 'void',
    body: `update platform.sessions s set data = content, user_id = account, expires_at = expiry, seen_at = now()
      where ${exactly}`,
  },
  {
    signature: 'touch_session(wanted text, expiry timestamptz)',
    returns: 'void',
    body: `update platform.sessions s set seen_at = now(), expires_at = expiry where ${exactly}`,
  },
  {
    signature: 'end_session(wanted text)',
    returns: 'void',
    body: 'delete from platform.sessions s where s.id = wanted',
  },
  {
    signature: 'lock_session(wanted text, moment timestamptz)',
    returns: 'void',
    body: `update platform.sessions s set locked_at = moment, renewal_due = true
      where ${exactly} and s.locked_at is null`,
  },
  {
    signature: 'view_in_session(wanted text, viewed uuid)',
    returns: 'void',
    body: `update platform.sessions s set viewed_role = viewed where ${exactly}`,
  },
  {
    signature: 'count_try_in_session(wanted text)',
    returns: 'smallint',
    body: `update platform.sessions s set unlock_tries = least(s.unlock_tries + 1, 100) where ${exactly}
      returning s.unlock_tries`,
  },
  {
    signature: 'sessions_of(account uuid)',
    returns: `table (name text, remembered_by uuid, ip text, user_agent text, created_at timestamptz,
      seen_at timestamptz, expires_at timestamptz)`,
    body: `select ${name}, s.remembered_by, s.ip, s.user_agent, s.created_at, s.seen_at, s.expires_at
      from platform.sessions s where ${ofAccount}`,
  },
  {
    signature: 'end_sessions(account uuid, kept text)',
    returns: 'bigint',
    body: `with ended as (
        delete from platform.sessions s
        where s.tenant_id = platform.entered() and s.user_id is not null and s.user_id = coalesce(account, s.user_id)
          and s.id is distinct from kept
        returning 1)
      select count(*) from ended`,
  },
  {
    signature: 'end_named_session(account uuid, named text)',
    returns: 'bigint',
    body: `with device as (
        select coalesce((select s.remembered_by::text from platform.sessions s where ${ofAccount} and ${name} = named),
          named) id
      ), sessions as (
        delete from platform.sessions s using device
        where ${ofAccount} and (${name} = named or s.remembered_by::text = device.id) returning 1
      ), devices as (
        delete from platform.remember_tokens t using device
        where t.tenant_id = platform.entered() and t.user_id = account and t.id::text = device.id returning 1
      )
      select (select count(*) from sessions) + (select count(*) from devices)`,
  },
  {
    signature: 'renew_sessions(accounts uuid[])',
    returns: 'void',
    body: `update platform.sessions s set renewal_due = true
      where s.tenant_id = platform.entered() and s.user_id = any (accounts)`,
  },
  {
    signature: 'end_viewing(viewed uuid)',
    returns: 'void',
    body: `update platform.sessions s set viewed_role = null
      where s.tenant_id = platform.entered() and s.viewed_role = viewed`,
  },
  {
    signature: 'forget_expired()',
    returns: 'bigint',
    body: `with devices as (
        delete from platform.remember_tokens t where t.expires_at < now()
      ), tries as (
        delete from platform.rate_limits l where l.expire < extract(epoch from now()) * 1000
      ), sessions as (
        delete from platform.sessions s where s.expires_at < now() returning 1)
      select count(*) from sessions`,
  },
]
