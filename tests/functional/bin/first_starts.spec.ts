import { test } from '@japa/runner'
import { demoCentres } from '#database/seeders/demo/demo_centres'
import { emptyDataDir } from '#tests/helpers/server/installation'
import { startServer } from '#tests/helpers/server/second_installation'
import { guest } from '#tests/helpers/visitor'

test.group('Two first starts at once', () => {
  test('A12 the second waits for the first and both serve the same centres, with the gallery where it is wanted', async (context) => {
    const dataDir = emptyDataDir(context.test)
    const start = (settings: Record<string, string>) =>
      startServer(context.test, dataDir, { DEMO: 'true', ...settings })
    const servers = await Promise.all([start({}), start({ PREVIEW: 'true' })])
    for (const client of servers) {
      for (const { slug } of demoCentres) {
        const page = await guest(client, { host: `${slug}.localhost` }).get('/admin/login')
        context.assert.equal(page.status(), 200)
      }
    }
    const host = `${demoCentres[0].slug}.localhost`
    const shown = servers.map(async (client) =>
      (await guest(client, { host }).get('/preview')).status()
    )
    context.assert.deepEqual(await Promise.all(shown), [404, 200])
  }).timeout(300_000)
})
