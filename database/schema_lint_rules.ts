/**
 * What may not be in the schema (docs/adr/0003-tenancy.md). Each rule selects the names of what
 * breaks it, from the relations `tenant_table` (everything in schema public), `own` (relations of
 * our schemas and of other ones), `app` (the application role) and `allowed`, which
 * database/schema_lint.ts puts in front of them.
 */

/** As PostgreSQL spells the policy of database/tenant_table.ts back to the owner, who has `platform` in his search_path. */
const policy = `(tenant_id = ( SELECT entered() AS entered))`

const isTenantPolicy = `p.polcmd = '*' and p.polpermissive and p.polroles = '{0}'
  and pg_get_expr(p.polqual, p.polrelid) = $$${policy}$$
  and pg_get_expr(p.polwithcheck, p.polrelid) = $$${policy}$$`

const isReaderPolicy = `p.polcmd = 'r' and p.polroles = array[t.relowner]
  and t.relowner <> coalesce((select oid from app), 0)
  and t.relname || ' ' || p.polname = any((select reader_policies from allowed)::text[])`

/** Restrictive, so it takes rows away and lets none through; the owner's functions are not bound by it. */
const isBranchPolicy = `p.polname = 'branch' and not p.polpermissive and p.polroles = array[(select oid from app)]
  and pg_get_expr(p.polqual, p.polrelid) like '%seen_branches() IS NULL)%' and p.polwithcheck is null`

/** They narrow what the one above lets through, for writing. */
const isBranchWritePolicy = `p.polname in ('branch_insert', 'branch_update', 'branch_delete') and not p.polpermissive
  and p.polroles = array[(select oid from app)]
  and coalesce(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) like '%seen_branches() IS NULL)%'`

/** It names its branch, or hangs on a record that has this policy; whose branches an administrator's are is no secret. */
const isInBranch = `t.name <> 'public.administrator_branches' and exists (
  select from pg_constraint k where k.conrelid = t.oid and k.contype = 'f' and k.confrelid in (
    select polrelid from pg_policy where polname = 'branch'))`

export const schemaRules = {
  'tenant_id uuid not null is missing': `
    select name from tenant_table where not exists (
      select from pg_attribute where attrelid = tenant_table.oid and attname = 'tenant_id' and attnotnull
        and atttypid = 'uuid'::regtype)`,

  'tenant_id is not the entered tenant by default': `
    select name from tenant_table t where not exists (
      select from pg_attrdef d where d.adrelid = t.oid and d.adnum = t.tenant_column
        and pg_get_expr(d.adbin, d.adrelid) = $$(current_setting('app.tenant_id'::text))::uuid$$)`,

  'the primary key does not start with tenant_id': `
    select name from tenant_table t where not exists (
      select from pg_index where indrelid = t.oid and indisprimary and indkey[0] = t.tenant_column)`,

  'row-level security is not enabled and forced': `
    select name from tenant_table where not (relrowsecurity and relforcerowsecurity)`,

  'the tenant policy of database/tenant_table.ts is missing': `
    select name from tenant_table t where not exists (
      select from pg_policy p where p.polrelid = t.oid and ${isTenantPolicy})`,

  'a further policy lets rows through': `
    select name || ' ' || p.polname from tenant_table t join pg_policy p on p.polrelid = t.oid
    where not (${isTenantPolicy}) and not (${isReaderPolicy}) and not (${isBranchPolicy})
      and not (${isBranchWritePolicy})`,

  'the branch policy of database/branch_policy.ts is missing': `
    select name from tenant_table t where ${isInBranch} and not exists (
      select from pg_policy p where p.polrelid = t.oid and p.polcmd = '*' and ${isBranchPolicy})`,

  'a unique index spans tenants': `
    select indexrelid::regclass::text from tenant_table t join pg_index i on i.indrelid = t.oid
    where i.indisunique and t.tenant_column <> all((i.indkey::smallint[])[0:i.indnkeyatts - 1])`,

  'an index is not led by tenant_id': `
    select indexrelid::regclass::text from tenant_table t join pg_index i on i.indrelid = t.oid
    join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where a.amname = 'btree' and i.indkey[0] <> t.tenant_column`,

  'a foreign key does not carry tenant_id': `
    select k.conrelid::regclass || ' ' || k.conname from pg_constraint k join tenant_table r on r.oid = k.confrelid
    left join tenant_table t on t.oid = k.conrelid
    where k.contype = 'f' and not exists (
      select from unnest(k.conkey, k.confkey) as pair (here, there)
      where pair.here = t.tenant_column and pair.there = r.tenant_column)`,

  'a view does not run as its caller (security_invoker)': `
    select name from own where relkind = 'v' and not exists (
      select from unnest(reloptions) as option where option ~* '^security_invoker=(true|on|1|yes)$')`,

  'row-level security cannot bind this kind of relation': `
    select name from own where relkind in ('m', 'f')`,

  'a security definer function is not on the list of database/search_functions.ts': `
    select signature from definer where signature <> all((select definers from allowed)::text[])`,

  'a security definer function does not fix its search_path': `
    select signature from definer where not exists (
      select from unnest(proconfig) as setting where setting in ('search_path=pg_catalog', 'search_path=pg_catalog, pg_temp'))`,

  'a security definer function takes the setting for the tenant': `
    select signature from definer where prosrc like '%app.tenant_id%'
      and signature <> all (array['platform.enter(uuid,text,uuid[])', 'platform.entered()'])`,

  'the table is not on the list of database/platform_tables.ts': `
    select name from own
    where nspname = 'platform' and relkind in ('r', 'p') and relname <> all((select platform_tables from allowed)::text[])`,

  'a relation stands outside the schemas public, platform and jobs': `
    select name from own where nspname not in ('public', 'platform', 'jobs')`,

  'the application role is missing': `
    select (select role from allowed) where not exists (select from app)`,

  'the application role may too much': `
    select rolname::text from app
    where rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication`,

  'the application role is a member of another role': `
    select m.roleid::regrole::text from pg_auth_members m join app on app.oid = m.member`,

  'the application role owns it': `
    select name from own join app on app.oid = own.relowner
    union all select nspname::text from pg_namespace join app on app.oid = nspowner
    union all select p.oid::regprocedure::text from pg_proc p join app on app.oid = p.proowner
    union all select datname::text from pg_database join app on app.oid = datdba where datname = current_database()`,

  'the application role may create in the schema': `
    select nspname::text from pg_namespace, app
    where nspname in ('public', 'platform', 'search', 'jobs') and has_schema_privilege(app.oid, pg_namespace.oid, 'create')`,

  /** Where the owner of the tables can't revoke the right, the database's administrator has to. */
  'the application role may hide tables behind temporary ones': `
    select 'pg_temp' from pg_database d, app
    where d.datname = current_database() and pg_has_role(d.datdba, 'usage')
      and has_database_privilege(app.oid, d.oid, 'temporary')`,

  'the application role may do to the table what row-level security does not see': `
    select name from own, app
    where relkind in ('r', 'p') and has_table_privilege(app.oid, own.oid, 'truncate, trigger, references')`,

  'the application role reaches the table past its functions': `
    select name from own, app
    where nspname = 'platform' and relname in ('sessions', 'remember_tokens', 'rate_limits', 'tenant_keys')
      and (has_any_column_privilege(app.oid, own.oid, 'select, insert, update, references')
        or has_table_privilege(app.oid, own.oid, 'delete, truncate, trigger'))`,

  'the application role may rewrite the audit trail': `
    select name from tenant_table, app
    where relname = 'audit_events' and (has_any_column_privilege(app.oid, tenant_table.oid, 'update')
      or has_table_privilege(app.oid, tenant_table.oid, 'delete'))`,
}

export type SchemaRule = keyof typeof schemaRules
