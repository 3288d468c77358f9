import type { PlatformFunction } from '#database/sessions/platform_function'

const exactly = 't.id = device and t.tenant_id = platform.entered()'

/** Of the entered tenant; a secret is compared here and never returned. */
export const deviceFunctions: PlatformFunction[] = [
  {
    signature: `remember_device(device uuid, account uuid, secret text, address text, agent text, expiry timestamptz)`,
    returns: 'void',
    body: `insert into platform.remember_tokens (id, tenant_id, user_id, hash, ip, user_agent, expires_at)
      values (device, platform.entered(), account, secret, address, agent, expiry)`,
  },
  {
    signature: 'device_of(device uuid, secret text, moment timestamptz)',
    returns: `table (user_id uuid, locked_at timestamptz, is_current boolean, is_former boolean,
      rotated_at timestamptz, seen_at timestamptz)`,
    body: `select t.user_id, t.locked_at, t.hash = secret, t.previous_hash is not distinct from secret, t.rotated_at,
        (select max(s.seen_at) from platform.sessions s where s.remembered_by = t.id and s.tenant_id = t.tenant_id)
      from platform.remember_tokens t where ${exactly} and t.expires_at > moment for update of t`,
  },
  {
    /** Ends what the device opened before: its browser no longer holds it. */
    signature: `renew_device(device uuid, secret text, becomes text, moment timestamptz, locked timestamptz)`,
    returns: 'void',
    body: `with renewed as (
        update platform.remember_tokens t
        set previous_hash = t.hash, hash = becomes, rotated_at = moment, locked_at = locked
        where ${exactly} and t.hash = secret
        returning t.id, t.tenant_id)
      delete from platform.sessions s using renewed
      where s.remembered_by = renewed.id and s.tenant_id = renewed.tenant_id`,
  },
  {
    signature: 'lock_device(device uuid, moment timestamptz)',
    returns: 'void',
    body: `update platform.remember_tokens t set locked_at = case when moment is null then null
        else coalesce(t.locked_at, moment) end
      where ${exactly}`,
  },
  {
    signature: 'forget_device(device uuid)',
    returns: 'void',
    body: `with forgotten as (
        delete from platform.remember_tokens t where ${exactly} returning t.id, t.tenant_id)
      delete from platform.sessions s using forgotten
      where s.remembered_by = forgotten.id and s.tenant_id = forgotten.tenant_id`,
  },
  {
    signature: 'forget_devices(account uuid, kept uuid)',
    returns: 'void',
    body: `delete from platform.remember_tokens t
      where t.tenant_id = platform.entered() and t.user_id = coalesce(account, t.user_id)
        and t.id is distinct from kept`,
  },
  {
    signature: 'devices_of(account uuid)',
    returns: `table (id uuid, ip text, user_agent text, created_at timestamptz, rotated_at timestamptz,
      expires_at timestamptz)`,
    body: `select t.id, t.ip, t.user_agent, t.created_at, t.rotated_at, t.expires_at
      from platform.remember_tokens t where t.tenant_id = platform.entered() and t.user_id = account`,
  },
]
