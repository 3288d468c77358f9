import { Migration } from '#database/migration'

/** Whoever undoes an import need not be who started it: it is done in their name, and in their branches (ADR 46). */
export default class UndoneBy extends Migration {
  up() {
    this.run(`
      alter table public.imports
        add undone_by uuid,
        add undone_by_name text,
        add undone_by_name_other text,
        add undo_request_id text;`)
  }
}
