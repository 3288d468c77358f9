import type pg from 'pg'
import type { State } from '#bin/database/state'

const MUST_BE_ON = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'] as const

/** Refuses a server that could lose an acknowledged write, or that is not the one of this cluster. */
export async function assertDurable(client: pg.Client, state: State): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [[...MUST_BE_ON, 'data_directory']]
  )
  const settings = new Map(rows.map((row) => [row.name, row.setting]))
  for (const name of MUST_BE_ON) {
    if (settings.get(name) !== 'on') throw new Error(`PostgreSQL runs with ${name} switched off.`)
  }
  const directory = settings.get('data_directory')
  if (directory !== state.data) throw new Error(`Another server answers: that of ${directory}.`)
}
