import { test } from '@japa/runner'
import { demoCentres } from '#database/seeders/demo/demo_centres'
import { emptyDataDir } from '#tests/helpers/server/installation'
import { startServer } from '#tests/helpers/server/second_installation'
import { guest } from '#tests/helpers/visitor'

test.group('Two first starts at once', () => {
  test('the second waits for the first and both serve the same centres', async (context) => {
    const dataDir = emptyDataDir(context.test)
    const start = () => startServer(context.test, dataDir, { DEMO: 'true' })
    const servers = await Promise.all([start(), start()])
    for (const client of servers) {
      for (const { slug } of demoCentres) {
        const page = await guest(client, { host: `${slug}.localhost` }).get('/admin/login')
        context.assert.equal(page.status(), 200)
      }
    }
  }).timeout(120_000)
})
