import { Migration } from '#database/migration'
import { deviceFunctions } from '#database/sessions/device_functions'
import { sessionFunctions } from '#database/sessions/session_functions'
import { tryFunctions } from '#database/sessions/try_functions'
import { applicationRole, tenantRows } from '#database/tenant_table'

const random = `sha256(decode(replace(gen_random_uuid()::text || gen_random_uuid(), '-', ''), 'hex'))`

/** Binds a proof to its transaction: no other, of this or of any connection, can use it. */
const proof = (tenant: string) =>
  `encode(sha256(platform.seal_key() || uuid_send(${tenant}) || int4send(pg_backend_pid()) || timestamptz_send(now())), 'hex')`

/** Plans hold the keys (see keys()), so printing them is switched off. */
const guarded = `security definer set search_path = pg_catalog, pg_temp set debug_print_plan = off`

/**
 * The tenant's setting alone opens nothing any more: an injected statement can set it, but holds no
 * token and can't make a proof (docs/adr/0027-tenant-proof.md). Sessions, remembered devices and
 * counted tries are reached through functions that ask for the exact one.
 */
export default class SecondWall extends Migration {
  up() {
    this.keys()
    this.entering()
    this.policies()
    this.definers()
    this.doors()
  }

  /**
   * The functions that tell the keys are "immutable", so that each connection reads a key once,
   * while planning; only the owner may call them.
   */
  private keys() {
    this.run(`
      create table platform.tenant_keys (
        only_row boolean primary key default true check (only_row),
        entry bytea not null default ${random},
        seal bytea not null default ${random}
      );
      insert into platform.tenant_keys default values;
      revoke all on platform.tenant_keys from public, ${applicationRole()};
    `)
    for (const key of ['entry', 'seal']) {
      this.run(`
        create function platform.${key}_key() returns bytea language plpgsql immutable set search_path = pg_catalog as $$
        declare key bytea;
        begin
          select k.${key} into strict key from platform.tenant_keys k;
          return key;
        end $$;
        revoke execute on function platform.${key}_key() from public;`)
    }
  }

  /**
   * The owner may read the keys anyway and needs no proof: migrations enter one tenant after the
   * other.
   */
  private entering() {
    this.run(`
      create function platform.enter(tenant uuid, token text) returns void language plpgsql ${guarded} as $$
      declare done text;
      begin
        if tenant is null or token is distinct from encode(sha256(platform.entry_key() || uuid_send(tenant)), 'hex') then
          raise exception 'no tenant without its token' using errcode = '42501';
        end if;
        done := set_config('app.tenant_id', tenant::text, true)
          || set_config('app.tenant_proof', ${proof('tenant')}, true);
      end $$;

      create function platform.entered() returns uuid language plpgsql stable parallel restricted ${guarded} as $$
      begin
        if current_setting('app.tenant_proof', true) = ${proof(`current_setting('app.tenant_id')::uuid`)}
          or session_user = current_user
        then
          return current_setting('app.tenant_id')::uuid;
        end if;
        raise exception 'no tenant without its proof' using errcode = '42501';
      end $$;

      revoke execute on function platform.enter(uuid, text), platform.entered() from public;
      grant execute on function platform.enter(uuid, text), platform.entered() to ${applicationRole()};
    `)
  }

  private policies() {
    this.run(`
      do $$
      declare name regclass;
      begin
        for name in select polrelid from pg_policy where polname = 'tenant' loop
          execute format('alter policy tenant on %s ${tenantRows}', name);
        end loop;
      end $$;
    `)
  }

  /**
   * Functions that reach around row-level security filtered by the setting; now they filter by the
   * entered tenant.
   */
  private definers() {
    this.run(`
      do $$
      declare definition text;
      begin
        for definition in
          select pg_get_functiondef(p.oid) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
          where p.prosecdef and n.nspname in ('platform', 'search') and p.proname <> all (array['enter', 'entered'])
            and p.prosrc like '%current_setting(''app.tenant_id'')::uuid%'
        loop
          execute replace(definition, 'current_setting(''app.tenant_id'')::uuid', 'platform.entered()');
        end loop;
      end $$;
    `)
  }

  private doors() {
    const app = applicationRole()
    for (const { signature, returns, body } of [
      ...sessionFunctions,
      ...deviceFunctions,
      ...tryFunctions,
    ]) {
      this.run(`
        create function platform.${signature} returns ${returns}
        ${body.startsWith('begin') ? 'language plpgsql' : 'language sql'} security definer
        set search_path = pg_catalog, pg_temp as $$ ${body} $$;
        revoke execute on function platform.${signature} from public;
        grant execute on function platform.${signature} to ${app};`)
    }
    this.run(`
      drop function platform.open_session(text, uuid);
      create function platform.open_session(wanted text)
      returns table (data text, created_at timestamptz, seen_at timestamptz, locked_at timestamptz,
        confirmed_at timestamptz, remembered_by uuid, renewal_due boolean, principal jsonb, viewed_role jsonb)
      language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
      declare tenant uuid := platform.entered();
      begin
        return query
          select s.data, s.created_at, s.seen_at, s.locked_at, s.confirmed_at, s.remembered_by, s.renewal_due,
            platform.principal(s.user_id),
            (select jsonb_build_object('id', r.id, 'name', r.name, 'name_ar', r.name_ar, 'is_super', r.is_super,
                'permissions', r.permissions)
              from public.roles r
              where (r.tenant_id, r.id) = (s.tenant_id, s.viewed_role) and r.kind = 'admin' and not r.is_super and r.archived_at is null)
          from platform.sessions s where s.id = wanted and s.tenant_id = tenant and s.expires_at > now();
      end $$;
      revoke execute on function platform.open_session(text) from public;
      grant execute on function platform.open_session(text) to ${app};

      revoke all on platform.sessions, platform.remember_tokens, platform.rate_limits from ${app};
    `)
  }
}
