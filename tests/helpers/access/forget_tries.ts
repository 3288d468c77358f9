import { asOwner } from '#tests/helpers/database/as_owner'

/** Gives this machine its tries back, for what is counted by address alone. */
export const forgetTries = (purpose: string) =>
  asOwner().deleteFrom('platform.rate_limits').where('key', 'like', `%${purpose}%`).execute()
