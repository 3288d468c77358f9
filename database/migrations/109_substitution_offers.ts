import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

const instructor = (column: string) =>
  `foreign key (tenant_id, ${column}) references public.instructors (tenant_id, id)`

/**
 * Class sessions offered to those who could take them over. When and whose a session was is kept: an offer is open only while it is still
 * so (docs/adr/0062-substitution-offers.md).
 */
export default class SubstitutionOffers extends Migration {
  up() {
    this.run(`
      create table public.substitution_offers (
        tenant_id uuid not null references platform.tenants,
        session_id uuid not null,
        instructor_id uuid not null,
        absent_id uuid,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        state text not null default 'offered' check (state in ('offered', 'accepted', 'declined', 'withdrawn')),
        offered_by uuid,
        offered_at timestamptz not null,
        answered_at timestamptz,
        primary key (tenant_id, session_id, instructor_id),
        check ((state in ('accepted', 'declined')) = (answered_at is not null)),
        foreign key (tenant_id, session_id) references public.class_sessions (tenant_id, id),
        foreign key (tenant_id, offered_by) references public.users (tenant_id, id),
        ${instructor('instructor_id')},
        ${instructor('absent_id')}
      );
      create index substitution_offers_by_instructor on public.substitution_offers (tenant_id, instructor_id, starts_at);
      create index substitution_offers_by_absent on public.substitution_offers (tenant_id, absent_id) where absent_id is not null;
      create index substitution_offers_by_offerer on public.substitution_offers (tenant_id, offered_by) where offered_by is not null;
      ${isolate('public.substitution_offers')}
      ${limitToBranches('substitution_offers', withRecord('substitution_offers', 'class_sessions', 'session_id'))}`)
  }
}
