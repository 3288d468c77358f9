import { Migration } from '#database/migration'
import { applicationRole } from '#database/tenant_table'

const settings = JSON.stringify({
  invoice_pattern: 'INV-{YYYY}-{0000}',
  credit_note_pattern: 'CN-{YYYY}-{0000}',
  due_days: 14,
  language: 'both',
  payment_en: null,
  payment_ar: null,
  footer_en: null,
  footer_ar: null,
  qr: true,
})

/**
 * They stand beside the financial settings and change the same way; names, address and tax number of the
 * seller are general settings.
 */
export default class DocumentSettings extends Migration {
  up() {
    const keys = Object.keys(JSON.parse(settings)).map((key) => `'${key}'`)
    this.run(`
      alter table platform.tenants
        add documents jsonb not null default '${settings}' check (
          jsonb_exists_all(documents, array[${keys}])
          and length(documents ->> 'invoice_pattern') between 1 and 30
          and length(documents ->> 'credit_note_pattern') between 1 and 30
          and (documents ->> 'due_days')::integer between 0 and 365
          and documents ->> 'language' in ('en', 'ar', 'both')),
        add documents_version integer not null default 1;

      create function platform.change_documents(becomes jsonb, from_version integer) returns boolean
      language sql security definer set search_path = pg_catalog, pg_temp as $$
        with changed as (
          update platform.tenants t
          set documents = becomes, documents_version = documents_version + 1, updated_at = now()
          where t.id = platform.entered() and documents_version = from_version
          returning 1)
        select exists (select from changed)
      $$;
      revoke execute on function platform.change_documents(jsonb, integer) from public;
      grant execute on function platform.change_documents(jsonb, integer) to ${applicationRole()};`)
  }
}
