import { test } from '@japa/runner'
import { platform } from '#domain/shared/tenant_scope'

test.group('The search index', () => {
  test('knows the letters of {word}')
    .with([{ word: 'mohamed' }, { word: 'محمد' }])
    .run(async ({ assert }, { word }) => {
      const { rows } = await platform().rawQuery('select show_trgm(?) as trigrams', [word])
      assert.isAbove(rows[0].trigrams.length, 2)
    })
})
