import { test } from '@japa/runner'
import { gallery } from '#app/preview/gallery'
import env from '#start/env'
import { createCentre } from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { guest, type Visitor } from '#tests/helpers/visitor'

const addresses = [
  '/preview',
  ...Object.entries(gallery).flatMap(([chapter, names]) =>
    names.map((name) => `/preview/${chapter}/${name}`)
  ),
  '/preview/errors/423',
]

async function setup(client: Parameters<typeof guest>[0]) {
  const centre = await createCentre()
  return { centre, visitor: guest(client, centre) }
}

const rowsAt = async (visitor: Visitor, query: string) => {
  const { preview } = (await visitor.visit(`/preview/pages/list${query}`)).body().props
  return preview as { rows: { number: string; status: string }[]; meta: { total: number } }
}

test.group('The gallery', () => {
  test('A12 a guest sees all of it, and nothing of the centre', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    await createStudent(centre, { firstName: 'Zubayda', lastName: 'Quartermaine' })
    assert.isAbove(addresses.length, 30)
    for (const address of addresses) {
      const response = await visitor.get(address)
      assert.equal(response.status(), 200, address)
      assert.include(response.text(), '"component":"preview/', address)
      assert.notInclude(response.text(), 'Quartermaine', address)
    }
  })

  test('A12 its sample list is searched, filtered, sorted and turned like a real one', async ({
    client,
    assert,
  }) => {
    const { visitor } = await setup(client)
    const first = await rowsAt(visitor, '')
    assert.lengthOf(first.rows, 25)
    assert.equal(first.meta.total, 54)
    assert.equal(first.rows[0]!.number, 'S-0001')
    const last = await rowsAt(visitor, '?sort=number&dir=desc&page=99')
    assert.equal(last.rows.at(-1)!.number, 'S-0001')
    const left = await rowsAt(visitor, '?status=left&per=50')
    assert.isNotEmpty(left.rows)
    assert.deepEqual([...new Set(left.rows.map(({ status }) => status))], ['left'])
    assert.equal((await rowsAt(visitor, '?q=sample7@')).meta.total, 1)
    assert.equal((await rowsAt(visitor, '?archived=1')).meta.total, 6)
    assert.equal((await rowsAt(visitor, '?created_from=2026-09-29')).meta.total, 2)
    assert.equal((await rowsAt(visitor, '?q=nobody')).meta.total, 0)
  })

  test('A12 a name it doesn’t know is a 404', async ({ client }) => {
    const { visitor } = await setup(client)
    for (const chapter of Object.keys(gallery)) {
      ;(await visitor.get(`/preview/${chapter}/none`)).assertStatus(404)
    }
  })

  test('A12 closed, it is a 404 as any unknown address, byte for byte', async ({
    client,
    assert,
    cleanup,
  }) => {
    env.set('PREVIEW', false)
    cleanup(() => env.set('PREVIEW', true))
    const { visitor } = await setup(client)
    for (const address of addresses) {
      // as long as the other, so that both name an address of one length
      const unknown = address.replace('/preview', '/nowhere')
      const [one, other] = [await visitor.get(address), await visitor.get(unknown)]
      assert.deepEqual([one.status(), other.status()], [404, 404])
      const [text, expected] = [one.text(), other.text()].map(masked)
      assert.equal(text!.replaceAll('/preview', '/nowhere'), expected)
      const names = (answer: typeof one) => Object.keys(answer.headers()).sort()
      assert.deepEqual(names(one), names(other))
    }
  })
})

/** What differs between any two answers: the request's own number, nonce and time. */
const masked = (text: string) =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')
    .replaceAll(/nonce(?:=|-)"?[^" ]+/g, 'nonce')
    .replaceAll(/(read_at\W+)\d+/g, '$1')
