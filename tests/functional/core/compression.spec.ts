import { request as httpRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { IssueLink } from '#domain/access/links/actions/issue_link'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { type Visitor, guest, signedIn } from '#tests/helpers/visitor'

type Answer = { headers: Record<string, string | string[] | undefined>; body: Buffer }

/** The bytes of an answer as they came: the test client would have unpacked them. */
function fetched(visitor: Visitor, path: string, headers: Record<string, string>): Promise<Answer> {
  const { host } = visitor.centre
  const cookie = `sid=${visitor.cookie('sid') ?? ''}`
  const options = { host: '127.0.0.1', port: process.env.PORT, path }
  const sent = { Host: host, Cookie: cookie, Accept: 'text/html', ...headers }
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ ...options, headers: sent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        resolve({ headers: response.headers, body: Buffer.concat(parts) })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const
const own = { 'Sec-Fetch-Site': 'same-origin' }
const both = { 'Accept-Encoding': 'gzip, br' }

async function setup(client: Parameters<typeof signedIn>[0]) {
  const account = await createAdministrator(await createCentre())
  for (let n = 0; n < 5; n++) await createStudent(account.centre)
  return { account, visitor: await signedIn(client, account) }
}

test.group('Compressed answers', () => {
  test('pages and what the client asks for are packed as the browser takes them, and say that they vary', async ({
    client,
    assert,
  }) => {
    const { visitor } = await setup(client)
    const path = '/admin/students'
    const plain = await fetched(visitor, path, own)
    assert.notExists(plain.headers['content-encoding'])
    assert.match(String(plain.headers.vary), /Accept-Encoding/)
    for (const encoding of ['br', 'gzip'] as const) {
      const packed = await fetched(visitor, path, { ...own, 'Accept-Encoding': encoding })
      assert.equal(packed.headers['content-encoding'], encoding)
      assert.match(String(packed.headers.vary), /Accept-Encoding/)
      assert.match(String(packed.headers['content-type']), /^text\/html; charset=utf-8/)
      assert.equal(packed.headers['content-length'], String(packed.body.length))
      assert.isBelow(packed.body.length, plain.body.length / 2)
      assert.match(unpack[encoding](packed.body).toString(), /<div\s+id="app"/)
    }
    const version = /"version":"([^"]*)"/.exec(plain.body.toString())![1]!
    const asked = { 'X-Inertia': 'true', 'X-Inertia-Version': version, ...both }
    const visited = await fetched(visitor, path, asked)
    assert.equal(visited.headers['content-encoding'], 'br')
    assert.match(String(visited.headers.vary), /X-Inertia.*Accept-Encoding/i)
    assert.match(String(visited.headers['content-type']), /^application\/json/)
    const { component } = JSON.parse(brotliDecompressSync(visited.body).toString())
    assert.equal(component, 'admin/students/index')
  })

  test('what another site asked for, or cannot be known to be ours, is never packed', async ({
    client,
    assert,
  }) => {
    const { visitor } = await setup(client)
    const packed = async (headers: Record<string, string>, path = '/admin/students?q=guess') =>
      (await fetched(visitor, path, { ...both, ...headers })).headers['content-encoding']
    assert.isUndefined(await packed({}))
    assert.isUndefined(await packed({ 'Sec-Fetch-Site': 'cross-site' }))
    assert.isUndefined(await packed({ 'Sec-Fetch-Site': 'same-site' }))
    assert.isUndefined(await packed({ 'X-Inertia': 'true', 'Sec-Fetch-Site': 'same-site' }))
    assert.equal(await packed({ 'Sec-Fetch-Site': 'none' }), 'br')
    assert.isUndefined(await packed(own, '/admin/login'), 'a redirect is short')
  })

  test('what lets somebody in is never packed: a link, a key, recovery codes', async ({
    client,
    assert,
  }) => {
    const { account, visitor } = await setup(client)
    const { centre, userId } = account
    const issue = { tenantId: centre.id, userId, purpose: 'password' as const }
    const { token } = await new IssueLink().execute(issue)
    const stranger = guest(client, centre)
    const encodingOf = async (who: Visitor, path: string) =>
      (await fetched(who, path, { ...own, ...both })).headers['content-encoding']
    assert.isUndefined(await encodingOf(stranger, `/admin/reset-password/${token}`))
    assert.equal(await encodingOf(stranger, '/admin/login'), 'br')

    const told = { centre, userId: '', kind: 'admin' as const, email: '' }
    const flash = { link: 'https://centre.test/secret' }
    const invited = await signedIn(client, told, centre, { flash })
    assert.isUndefined(await encodingOf(invited, '/admin/login'))

    const path = '/admin/profile?tab=security'
    assert.equal(await encodingOf(visitor, path), 'br')
    await visitor.post('/admin/profile/two-factor/setup')
    assert.isUndefined(await encodingOf(visitor, path))
  })
})
