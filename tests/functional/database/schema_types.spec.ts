import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { schemaTypes } from '#database/schema_types'
import { ownerPool } from '#domain/shared/data/database'

test.group('The types of the database', () => {
  test('are those of the migrated schema: npm run ace schema:types', async ({ assert }) => {
    const written = await readFile(new URL('../../../database/schema.ts', import.meta.url), 'utf8')
    assert.equal(written, await schemaTypes(ownerPool()))
  })
})
