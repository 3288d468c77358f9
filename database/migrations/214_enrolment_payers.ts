import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { applicationRole, isolate } from '#database/tenant_table'

const reference = (column: string, table: string) =>
  `foreign key (tenant_id, ${column}) references public.${table} (tenant_id, id)`

/** Claims that bill a share name the agreement that they were computed by. */
const share = `
  add share text not null default 'first' check (share in ('first', 'second')),
  add enrolment_payer_id uuid,
  add check (share = 'first' or enrolment_payer_id is not null),
  add ${reference('enrolment_payer_id', 'enrolment_payers')}`

/**
 * A second payer takes a share of what an enrolment costs (docs/adr/0083-second-payers.md): a percentage in
 * hundredths, or an amount of each session, hour, month or term. A change ends the row and adds another, so
 * that what is billed keeps its own. Whatever is billed is claimed by share: `charge` is what the session
 * costs in all, `amount` what of it the share bills, in minor units with the claim's `exponent`.
 */
export default class EnrolmentPayers extends Migration {
  up() {
    // A new foreign key is checked under forced row-level security: in no tenant there is nothing to check.
    this.run(`select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true)`)
    this.run(`
      create table public.enrolment_payers (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        enrolment_id uuid not null,
        payer_id uuid not null,
        percent integer check (percent between 1 and 10000),
        amount bigint check (amount between 1 and 999999999999999),
        currency text check (currency ~ '^[A-Z]{3}$'),
        exponent smallint check (exponent between 0 and 4),
        created_at timestamptz not null default now(),
        ended_at timestamptz,
        primary key (tenant_id, id),
        check (num_nonnulls(percent, amount) = 1),
        check (num_nonnulls(amount, currency, exponent) in (0, 3)),
        ${reference('enrolment_id', 'enrolments')},
        ${reference('payer_id', 'payers')}
      );
      create unique index enrolment_payers_current on public.enrolment_payers (tenant_id, enrolment_id) where ended_at is null;
      create index enrolment_payers_by_enrolment on public.enrolment_payers (tenant_id, enrolment_id);
      create index enrolment_payers_by_payer on public.enrolment_payers (tenant_id, payer_id);
      ${isolate('public.enrolment_payers')}
      ${limitToBranches('enrolment_payers', withRecord('enrolment_payers', 'enrolments', 'enrolment_id'))}
      revoke update on public.enrolment_payers from ${applicationRole()};
      grant update (ended_at) on public.enrolment_payers to ${applicationRole()};

      alter table public.billing_claims ${share},
        add charge bigint check (charge between 0 and 999999999999999),
        add amount bigint check (amount between -999999999999999 and 999999999999999),
        add exponent smallint check (exponent between 0 and 4),
        add check (num_nonnulls(enrolment_payer_id, charge, amount, exponent) in (0, 4));
      alter table public.billing_settlements
        drop constraint billing_settlements_pkey,
        drop constraint billing_settlements_tenant_id_session_id_student_id_fkey,
        add share text not null default 'first' check (share in ('first', 'second'));
      alter table public.billing_claims
        drop constraint billing_claims_pkey,
        add primary key (tenant_id, session_id, student_id, share);
      alter table public.billing_settlements
        add primary key (tenant_id, line_id, session_id, student_id, share),
        add foreign key (tenant_id, session_id, student_id, share)
          references public.billing_claims (tenant_id, session_id, student_id, share) on delete cascade;

      alter table public.term_claims ${share},
        drop constraint term_claims_pkey,
        add primary key (tenant_id, enrolment_id, share);
      alter table public.fee_claims ${share},
        drop constraint fee_claims_pkey,
        add primary key (tenant_id, enrolment_id, service_id, share);
      drop index public.fee_claims_once;
      create unique index fee_claims_once on public.fee_claims (tenant_id, student_id, service_id, share) where is_once;
      ${['billing_claims', 'term_claims', 'fee_claims']
        .map(
          (table) => `
      create index ${table}_of_shares on public.${table} (tenant_id, enrolment_payer_id) where enrolment_payer_id is not null;`
        )
        .join('')}
      create index billing_claims_shared on public.billing_claims (tenant_id, session_id, student_id)
        where enrolment_payer_id is not null;`)
  }
}
