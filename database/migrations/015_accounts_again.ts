import { BaseSchema } from '@adonisjs/lucid/schema'

/** Somebody who deleted their account may be invited again: only one account of a person is not archived. */
export default class AccountsAgain extends BaseSchema {
  async up() {
    for (const person of ['administrator', 'instructor', 'student', 'guardian']) {
      this.schema.raw(`
        alter table public.users drop constraint users_tenant_id_${person}_id_key;
        create unique index users_of_${person} on public.users (tenant_id, ${person}_id) where archived_at is null;
      `)
    }
  }

  async down() {
    throw new Error('Migrations only go forward')
  }
}
