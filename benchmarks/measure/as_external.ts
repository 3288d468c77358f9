/** Runs `work` while the embedded server that is up stands for an external one: children are told its address and accounts. */
export async function asExternal<T>(work: () => Promise<T>): Promise<T> {
  if (process.env.DATABASE_URL) return work()
  const { DB_HOST, DB_PORT, DB_DATABASE, DB_OWNER_USER, DB_OWNER_PASSWORD } = process.env
  const { DB_APP_USER, DB_APP_PASSWORD } = process.env
  const place = `localhost:${DB_PORT}/${DB_DATABASE}?host=${encodeURIComponent(DB_HOST!)}`
  process.env.DATABASE_URL = `postgres://${DB_OWNER_USER}:${DB_OWNER_PASSWORD}@${place}`
  process.env.DATABASE_APP_URL = `postgres://${DB_APP_USER}:${DB_APP_PASSWORD}@${place}`
  try {
    return await work()
  } finally {
    delete process.env.DATABASE_URL
    delete process.env.DATABASE_APP_URL
  }
}
