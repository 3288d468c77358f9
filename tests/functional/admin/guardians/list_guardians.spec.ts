import { test } from '@japa/runner'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { createGuardian, link } from '#tests/helpers/people/guardians'
import { createStudent } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const path = '/admin/guardians'

async function setup(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  return { centre, visitor: await signedIn(client, await createAdministrator(centre)) }
}

test.group('The list of guardians', () => {
  test('says how many there are, with the first three children of each', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const read = async (query = '') => (await visitor.visit(`${path}${query}`)).body().props
    assert.equal((await read()).guardians.meta.total, 0)
    const { id } = await createGuardian(centre, { firstName: 'أحمد', phone: '+966501234567' })
    for (const firstName of ['A', 'B', 'C', 'D']) {
      const child = await createStudent(centre, { firstName })
      await link(centre, child.id, id)
    }
    for (let index = 0; index < 10; index++) await createGuardian(centre)
    const { guardians } = await read('?q=احمد')
    assert.equal(guardians.meta.total, 1)
    assert.equal(guardians.unfiltered_total, 11)
    const [row] = guardians.rows
    assert.equal(row.children, 4)
    assert.deepEqual(
      row.first_children.map((child: { first_name: string }) => child.first_name),
      ['A', 'B', 'C']
    )
    assert.equal((await read('?q=0501234567')).guardians.rows[0].id, id)
    assert.equal((await read('?per=25&page=99')).guardians.meta.page, 1)
  })

  test('those one may choose of are told with their phone and two of their children', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const guardian = await createGuardian(centre, { firstName: 'Zahra', phone: '+966501234567' })
    for (const firstName of ['A', 'B', 'C']) {
      const child = await createStudent(centre, { firstName })
      await link(centre, child.id, guardian.id)
    }
    const { options } = (await visitor.get('/admin/guardian-options?q=zahra')).body()
    const [{ number, phone_written: phone, children }] = options
    assert.deepEqual([number, phone], [guardian.number, '+966 50 123 4567'])
    assert.deepEqual(
      children.map((child: { first_name: string }) => child.first_name),
      ['A', 'B']
    )
  })

  test('an address that makes no sense shows the usual list', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    await createGuardian(centre)
    const response = await visitor.visit(`${path}?status=king&sort=__proto__&page=x&per=-1&q[]=a`)
    assert.equal(response.body().props.guardians.meta.total, 1)
  })

  test('T1 finds nobody of another centre, neither listed nor offered nor exported', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    await createGuardian(await createCentre(), { firstName: 'Zahra' })
    const own = await createGuardian(centre, { firstName: 'Zahra' })
    const { guardians } = (await visitor.visit(`${path}?q=zahra`)).body().props
    assert.deepEqual(
      guardians.rows.map((row: { id: string }) => row.id),
      [own.id]
    )
    const { options } = (await visitor.get('/admin/guardian-options?q=zahra')).body()
    assert.deepEqual(
      options.map((option: { id: string }) => option.id),
      [own.id]
    )
    const csv = (await visitor.get('/admin/guardian-exports?q=zahra')).text()
    assert.lengthOf(csv.trim().split('\r\n'), 2)
  })

  test('T23 exports what the filter shows, with the numbers of the children and no formula', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const { id } = await createGuardian(centre, { lastName: '=1+1' })
    const child = await createStudent(centre)
    await link(centre, child.id, id)
    const csv = (await visitor.get('/admin/guardian-exports')).text()
    assert.include(csv, child.number)
    assert.include(csv, "'=1+1")
  })
})
