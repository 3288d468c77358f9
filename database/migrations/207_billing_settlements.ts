import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

/**
 * A settlement changes what an issued line billed for a session: the line of a credit note took `amount`,
 * then negative, or a line of a later invoice added it. Its units are those of the document of the claim.
 */
export default class BillingSettlements extends Migration {
  up() {
    this.run(`
      create table public.billing_settlements (
        tenant_id uuid not null references platform.tenants,
        line_id uuid not null,
        session_id uuid not null,
        student_id uuid not null,
        amount bigint not null check (amount <> 0 and amount between -999999999999999 and 999999999999999),
        created_at timestamptz not null default now(),
        primary key (tenant_id, line_id, session_id, student_id),
        foreign key (tenant_id, line_id) references public.document_lines (tenant_id, id) on delete cascade,
        foreign key (tenant_id, session_id, student_id)
          references public.billing_claims (tenant_id, session_id, student_id) on delete cascade
      );
      create index billing_settlements_by_claim on public.billing_settlements (tenant_id, session_id, student_id);
      ${isolate('public.billing_settlements')}
      ${limitToBranches('billing_settlements', withRecord('billing_settlements', 'document_lines', 'line_id'))}`)
  }
}
