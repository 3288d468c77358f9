import { Migration } from '#database/migration'

/**
 * A question mark in a migration is read as a binding, so the condition of 021 let no address
 * through.
 */
export default class OnlineAddress extends Migration {
  up() {
    this.run(`
      alter table public.groups drop constraint groups_online_url_check, add constraint groups_online_url_check
        check (length(online_url) <= 500 and online_url ~ '^https{0,1}://')
    `)
  }
}
