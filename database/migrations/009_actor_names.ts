import { BaseSchema } from '@adonisjs/lucid/schema'

/** The actor's name in the other script, as it was at the time; entries from before know only one. */
export default class ActorNames extends BaseSchema {
  async up() {
    this.schema.raw('alter table public.audit_events add column actor_name_other text')
  }

  async down() {
    throw new Error('Migrations only go forward')
  }
}
