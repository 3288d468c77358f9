import { BaseSchema } from '@adonisjs/lucid/schema'

/** An enrolment that an undone act had begun: kept for the trail, and part of no list (docs/adr/0029). */
export default class UndoneEnrolments extends BaseSchema {
  async up() {
    this.schema.raw('alter table public.enrolments add is_undone boolean not null default false')
  }

  async down() {
    throw new Error('Migrations only go forward')
  }
}
