import { BaseSchema } from '@adonisjs/lucid/schema'

/** The act that took a group its last step, so that no other is undone in its name (docs/adr/0029); null once undone. */
export default class LastSteps extends BaseSchema {
  async up() {
    this.schema.raw('alter table public.groups add last_act uuid')
  }

  async down() {
    throw new Error('Migrations only go forward')
  }
}
