import { startDatabase } from '#bin/database/start_database'
import { completeEnvironment } from '#start/complete_environment'
import { measureLoad } from '#benchmarks/figures/measure_load'
import { prepare } from '#benchmarks/seed/prepare'
import { report } from '#benchmarks/report'
import { settings } from '#benchmarks/settings'

await completeEnvironment()
Object.assign(process.env, {
  DB_DATABASE: settings.database,
  PORT: String(settings.port),
  HOST: '127.0.0.1',
  APP_URL: '',
  APP_DOMAIN: 'localhost',
  DEFAULT_TENANT: '',
  DEMO: 'false',
})
const database = await startDatabase()
try {
  const postmaster = await prepare(database.address)
  report(await measureLoad(postmaster))
} finally {
  await database.release()
}
