import { startEmbedded } from '#bin/database/embedded'
import { startExternal } from '#bin/database/external'
import type { RunningDatabase } from '#bin/database/connection'

/**
 * Makes the database ready and sets DB_* for config/database.ts. Settings must have been loaded.
 * A preset DB_DATABASE names another database of the same server; the tests use `<name>_test`.
 */
export async function startDatabase(): Promise<RunningDatabase> {
  const { DATA_DIR, DATABASE_URL, DATABASE_APP_URL, DB_DATABASE, NODE_ENV } = process.env
  if (!DATA_DIR) throw new Error('Settings have not been loaded')
  const choose = (name: string) => DB_DATABASE || (NODE_ENV === 'test' ? testName(name) : name)
  if (!DATABASE_URL) return startEmbedded(DATA_DIR, choose('markaz'))
  return startExternal({
    dataDir: DATA_DIR,
    ownerUrl: DATABASE_URL,
    appUrl: DATABASE_APP_URL || undefined,
    choose,
  })
}

function testName(name: string): string {
  return name.endsWith('_test') ? name : `${name}_test`
}
