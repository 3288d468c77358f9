import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

const trials = { value: 'free', description: null }

const financial = JSON.stringify({
  currency: { value: 'USD', description: null },
  tax_rate: { value: 0, description: null },
  tax_inclusive: { value: false, description: null },
  decimal_places: { value: 2, description: null },
  thousand_separator: { value: ',', description: null },
  decimal_separator: { value: '.', description: null },
  enable_tax: { value: true, description: null },
  trial_sessions: trials,
})

/**
 * Trials are `free`, cost the `full` price, or a service of the price list by its id, which `trial_services`
 * keeps from being deleted.
 */
export default class ChargeOfTrials extends Migration {
  up() {
    this.run(`
      update platform.tenants set financial = financial || '${JSON.stringify({ trial_sessions: trials })}';
      alter table platform.tenants alter financial set default '${financial}',
        add check (financial #>> '{trial_sessions,value}' ~ '^(free|full|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$');

      create table public.trial_services (
        tenant_id uuid not null references platform.tenants,
        service_id uuid not null,
        primary key (tenant_id),
        foreign key (tenant_id, service_id) references public.services (tenant_id, id)
      );
      create index trial_services_by_service on public.trial_services (tenant_id, service_id);
      ${isolate('public.trial_services')}`)
  }
}
