import { Migration } from '#database/migration'

/** The application counts positions: a bound of the table would answer the thousandth method with a fault. */
export default class PositionsOfPaymentMethods extends Migration {
  up() {
    this.run(`
      alter table public.payment_methods drop constraint payment_methods_position_check,
        add constraint payment_methods_position_check check (position > 0);`)
  }
}
