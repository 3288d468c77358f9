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
})
