import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why a request to join was declined, where staff said so: its letter tells it. */
export default class DeclineReason extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table public.access_requests
        add reason text check (length(reason) between 1 and 500);
    `)
  }

  async down() {
    throw new Error('Migrations only go forward')
  }
}
