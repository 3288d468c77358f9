import type { Address } from '#bin/database/address'

type Account = { user: string; password: string }

/** Hands config/database.ts what it needs, in the environment. */
export function publishConnection(
  address: Address,
  database: string,
  owner: Account,
  app: Account
): void {
  Object.assign(process.env, {
    DB_HOST: address.host,
    DB_PORT: String(address.port),
    DB_DATABASE: database,
    DB_OWNER_USER: owner.user,
    DB_OWNER_PASSWORD: owner.password,
    DB_APP_USER: app.user,
    DB_APP_PASSWORD: app.password,
  })
}
