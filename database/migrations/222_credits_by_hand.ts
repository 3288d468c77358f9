import { Migration } from '#database/migration'

/**
 * A credit of a line by hand, without Differences, is spread over the sessions that the line bills. It is a
 * gift as long as they stand, and counts once one of them costs less.
 */
export default class CreditsByHand extends Migration {
  up() {
    this.run(
      `alter table public.billing_settlements add column is_by_hand boolean not null default false;`
    )
  }
}
