import { test } from '@japa/runner'
import { sql } from 'kysely'
import { platform } from '#domain/shared/data/database'

test.group('The search index', () => {
  test('knows the letters of {word}')
    .with([{ word: 'mohamed' }, { word: 'محمد' }])
    .run(async ({ assert }, { word }) => {
      const { rows } = await sql<{
        trigrams: string[]
      }>`select show_trgm(${word}) as trigrams`.execute(platform())
      assert.isAbove(rows[0]!.trigrams.length, 2)
    })

  test('no search reads a long list of what is not in its index yet', async ({ assert }) => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_am a on a.oid = c.relam
      where a.amname = 'gin' and c.reloptions is distinct from '{gin_pending_list_limit=64}'::text[]`.execute(
      platform()
    )
    assert.deepEqual(rows, [])
  })
})
