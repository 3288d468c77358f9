import { Migration } from '#database/migration'
import { applicationRole } from '#database/tenant_table'

/**
 * Numbers and places in the fiscal chain, for issuing by one statement: the counter is locked only while that
 * runs, and not while it waits for a round trip (docs/adr/0081-invoices-and-ledger.md). Each of `documents`
 * has an `id`, the `record_id` of its fiscal record and the four `texts` of its payload, which counter,
 * number and the hash before stand between. They are placed in their order.
 */
export default class PlaceDocuments extends Migration {
  up() {
    this.run(`
      create function public.place_documents(series text, before text, digits integer, after text, documents jsonb)
      returns table (document_id uuid, number text, sequence bigint, record_id uuid, counter bigint, previous_hash text,
        payload text, hash text)
      language plpgsql rows 1 set search_path = pg_catalog, pg_temp as $$
      declare
        document jsonb;
        amount constant bigint := coalesce(jsonb_array_length(documents), 0);
      begin
        if amount = 0 then return; end if;
        insert into public.counters as c (name, next) values (series, 1 + amount)
        on conflict (tenant_id, name) do update set next = c.next + amount
        returning c.next - amount - 1 into sequence;
        insert into public.fiscal_chains as c (counter, hash) values (amount, repeat('0', 64))
        on conflict (tenant_id) do update set counter = c.counter + amount
        returning c.counter - amount, c.hash into counter, hash;
        for document in select value from jsonb_array_elements(documents) with ordinality order by ordinality loop
          document_id := document ->> 'id';
          record_id := document ->> 'record_id';
          sequence := sequence + 1;
          counter := counter + 1;
          previous_hash := hash;
          number := before || lpad(sequence::text, greatest(digits, length(sequence::text)), '0') || after;
          payload := (document #>> '{texts,0}') || counter || (document #>> '{texts,1}') || number
            || (document #>> '{texts,2}') || previous_hash || (document #>> '{texts,3}');
          hash := encode(sha256(convert_to(payload, 'UTF8')), 'hex');
          return next;
        end loop;
        update public.fiscal_chains as c set hash = place_documents.hash;
      end $$;
      revoke execute on function public.place_documents(text, text, integer, text, jsonb) from public;
      grant execute on function public.place_documents(text, text, integer, text, jsonb) to ${applicationRole()};`)
  }
}
