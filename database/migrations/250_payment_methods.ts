import { catalogueOrder } from '#database/list_order'
import { Migration } from '#database/migration'
import { bookkeeping, isolate } from '#database/tenant_table'

/** A UUIDv7 of this moment, as every id that a program makes. */
const newId = `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
  52, 1), 53, 1), 'hex')::uuid`

/** The smallest coin that is still handed out there, in thousandths of the currency’s unit. */
const coin = `case home
  when 'KW' then 5 when 'BH' then 5 when 'OM' then 5 when 'JO' then 5
  when 'SA' then 50
  when 'EG' then 250 when 'AE' then 250 when 'QA' then 250
  else 0 end`

/**
 * The methods a payer may pay by. The ledger’s account follows from the kind
 * (domain/billing/rules/payment_account.ts), so a kind stays as it was written. `cash_step` is the smallest
 * coin, in thousandths of the currency’s unit: cash is rounded to it. A name is free again once its method
 * is archived.
 */
export default class PaymentMethods extends Migration {
  up() {
    this.methods()
    this.firstMethods()
    this.permissions()
  }

  private methods() {
    this.run(`
      create table public.payment_methods (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        kind text not null check (kind in ('cash', 'card', 'transfer', 'cheque', 'wallet', 'other')),
        name_en text check (length(name_en) between 1 and 120),
        name_ar text check (length(name_ar) between 1 and 120),
        wants_reference boolean not null default false,
        cash_step integer not null default 0 check (cash_step in (0, 5, 50, 250, 1000)),
        position integer not null check (position between 1 and 999),
        search_text text not null generated always as (search.catalogue_text('', name_en, name_ar)) stored,
        ${bookkeeping},
        primary key (tenant_id, id),
        check (num_nonnulls(name_en, name_ar) > 0),
        check (kind = 'cash' or cash_step = 0)
      );
      create unique index payment_methods_tenant_id_name_en_key
        on public.payment_methods (tenant_id, lower(name_en)) where archived_at is null;
      create unique index payment_methods_tenant_id_name_ar_key
        on public.payment_methods (tenant_id, name_ar) where archived_at is null;
      create index payment_methods_in_order on public.payment_methods (tenant_id, position, id)
        where archived_at is null;
      ${catalogueOrder('payment_methods')}
      ${isolate('public.payment_methods')}`)
  }

  /** Each centre has the methods of its country from the statement on that makes it, like its main branch. */
  private firstMethods() {
    this.run(`
      create function public.add_payment_methods(centre uuid, home text) returns void
      language sql set search_path = pg_catalog as $$
        insert into public.payment_methods
          (tenant_id, id, kind, name_en, name_ar, wants_reference, cash_step, position)
        select centre, ${newId}, m.kind, m.name_en, m.name_ar, m.kind in ('transfer', 'cheque'),
          case when m.kind = 'cash' then ${coin} else 0 end,
          row_number() over (order by m.place)
        from (values
          (1, null, 'cash', 'Cash', 'نقدًا'),
          (2, 'KW', 'card', 'KNET', 'كي نت'),
          (3, 'SA', 'card', 'mada', 'مدى'),
          (4, null, 'card', 'Card', 'بطاقة'),
          (5, 'EG', 'transfer', 'InstaPay', 'إنستاباي'),
          (6, 'EG', 'wallet', 'Vodafone Cash', 'فودافون كاش'),
          (7, 'EG', 'other', 'Fawry', 'فوري'),
          (8, null, 'transfer', 'Bank transfer', 'تحويل بنكي'),
          (9, null, 'cheque', 'Cheque', 'شيك')
        ) as m (place, country, kind, name_en, name_ar)
        where m.country is null or m.country = home
      $$;

      create function public.add_first_payment_methods() returns trigger
      language plpgsql set search_path = pg_catalog as $$
      begin
        perform public.add_payment_methods(new.id, new.country);
        return null;
      end $$;
      create trigger tenants_payment_methods after insert on platform.tenants
        for each row execute function public.add_first_payment_methods();`)
    this.inEveryCentre(`
      perform public.add_payment_methods(centre, (select t.country from platform.tenants t where t.id = centre));`)
  }

  /** Roles that see payments see the methods, roles that may void a payment keep them. */
  private permissions() {
    this.inEveryCentre(`
      update public.roles r set permissions = permissions || array['admin.payment_methods.index']
      where kind = 'admin' and not is_super and 'admin.payments.index' = any(r.permissions);
      update public.roles r set permissions = permissions || array[
        'admin.payment_methods.create', 'admin.payment_methods.update', 'admin.payment_methods.delete']
      where kind = 'admin' and not is_super and 'admin.payments.delete' = any(r.permissions);`)
  }
}
