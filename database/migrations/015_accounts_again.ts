import { Migration } from '#database/migration'

/**
 * A person who deleted their account may be invited again: only one of their accounts is not
 * archived.
 */
export default class AccountsAgain extends Migration {
  up() {
    for (const person of ['administrator', 'instructor', 'student', 'guardian']) {
      this.run(`
        alter table public.users drop constraint users_tenant_id_${person}_id_key;
        create unique index users_of_${person} on public.users (tenant_id, ${person}_id) where archived_at is null;
      `)
    }
  }
}
