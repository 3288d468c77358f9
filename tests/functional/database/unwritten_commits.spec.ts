import { test } from '@japa/runner'
import { sql } from 'kysely'
import { ownerPool, platform } from '#domain/shared/data/database'

test.group('The database of the tests', () => {
  test('no commit waits for the disk, on connections of before and after', async ({ assert }) => {
    if (process.env.DATABASE_URL) return
    const asked = sql<{ setting: string }>`select current_setting('synchronous_commit') as setting`
    const app = await Promise.all(Array.from({ length: 8 }, () => asked.execute(platform())))
    const owner = await ownerPool().query(`select current_setting('synchronous_commit') as setting`)
    const told = [...app, owner].map(({ rows }) => rows[0]!.setting as string)
    assert.deepEqual([...new Set(told)], ['off'])
  })
})
