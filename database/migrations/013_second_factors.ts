import { Migration } from '#database/migration'

/**
 * A passkey belongs to the host it was made at, and the challenge it last answered can't be used
 * again.
 */
export default class SecondFactors extends Migration {
  up() {
    this.run(`
      alter table public.passkeys
        add rp_id text not null default '',
        add last_challenge text;
      alter table public.passkeys alter rp_id drop default;
    `)
  }
}
