import { test } from '@japa/runner'
import { createCentre } from '#tests/helpers/centre/centre'
import { guest } from '#tests/helpers/visitor'

test.group('Assets and methods', () => {
  test('G5 what a page loads lies under /build/, immutable and compressed', async ({
    client,
    assert,
  }) => {
    const visitor = guest(client, await createCentre())
    const page = (await visitor.get('/')).text()
    const files = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, url]) => url!)
    assert.isNotEmpty(files)
    for (const file of new Set(files)) {
      assert.match(file, /^\/build\//)
      const response = await visitor.get(file).header('Accept-Encoding', 'br, gzip')
      response.assertStatus(200)
      assert.equal(response.header('cache-control'), 'public, max-age=31536000, immutable')
      assert.equal(response.header('vary'), 'Accept-Encoding')
    }
    const script = files.find((file) => file.endsWith('.js'))!
    for (const encoding of ['br', 'gzip']) {
      const response = await visitor.get(script).header('Accept-Encoding', encoding)
      assert.equal(response.header('content-encoding'), encoding)
    }
  })

  test('G5 no path escapes the built files', async ({ client }) => {
    const visitor = guest(client, await createCentre())
    for (const path of [
      '/build/../package.json',
      '/build/%2e%2e/package.json',
      '/build/.vite/manifest.json',
      '/.env',
    ]) {
      ;(await visitor.get(path)).assertStatus(404)
    }
  })
})
