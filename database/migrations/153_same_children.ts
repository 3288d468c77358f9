import { Migration } from '#database/migration'

/** `same_as` has each row that repeats a student, with their id or an earlier row, as somebody chose. */
export default class SameChildren extends Migration {
  up() {
    this.run(`alter table public.imports add same_as jsonb not null default '{}'`)
  }
}
