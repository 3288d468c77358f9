import { BaseSchema } from '@adonisjs/lucid/schema'

/** A passkey belongs to the host it was made at, and the challenge it last answered is worth nothing more. */
export default class SecondFactors extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table public.passkeys
        add rp_id text not null default '',
        add last_challenge text;
      alter table public.passkeys alter rp_id drop default;
    `)
  }

  async down() {
    throw new Error('Migrations only go forward')
  }
}
