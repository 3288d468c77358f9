/**
 * The SQL every tenant table needs besides its columns (docs/adr/0003-tenancy.md). `schema_lint`
 * refuses a table made without it.
 */

const identifier = /^[a-z_][a-z0-9_]*$/

/**
 * The role the web process connects as; made by the launcher, or by the administrator of an
 * external database.
 */
export function applicationRole() {
  const role = process.env.DB_APP_USER ?? ''
  if (!identifier.test(role)) throw new Error(`DB_APP_USER is not a plain role name: "${role}"`)
  return role
}

const enteredTenant = `current_setting('app.tenant_id')::uuid`

const rows = (tenant: string) => `using (tenant_id = ${tenant}) with check (tenant_id = ${tenant})`

/** The tenant that was entered with its proof, asked once for each statement. */
export const tenantRows = rows('(select platform.entered())')

/**
 * Row-level security for one table: forced, both directions, and an error rather than rows when no
 * tenant is entered; new rows belong to the entered tenant by default. Before migration 034 there
 * was no proof to ask for; that migration changes the earlier policies.
 */
export function isolate(table: string) {
  return `
    alter table ${table} alter tenant_id set default ${enteredTenant};
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    do $$ begin
      if to_regprocedure('platform.entered()') is null then
        create policy tenant on ${table} ${rows(enteredTenant)};
      else
        create policy tenant on ${table} ${tenantRows};
      end if;
    end $$;`
}

/** `version` is the optimistic lock. */
export const bookkeeping = `
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz`

/** "other" is the name in the other script. */
export const person = `
  tenant_id uuid not null references platform.tenants,
  id uuid not null,
  number text not null,
  first_name text not null check (length(first_name) between 1 and 60),
  last_name text not null check (length(last_name) between 1 and 60),
  first_name_other text check (length(first_name_other) between 1 and 60),
  last_name_other text check (length(last_name_other) between 1 and 60),
  email text check (length(email) <= 254 and email = lower(email)),
  phone text check (phone ~ '^\\+[1-9][0-9]{6,14}$'),
  photo text,
  locale text check (locale in ('en', 'ar'))`
