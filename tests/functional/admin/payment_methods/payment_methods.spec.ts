import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import { listPaymentMethods } from '#domain/billing/queries/list_payment_methods'
import { readTenant } from '#domain/shared/data/database'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { auditOf } from '#tests/helpers/people/students'
import { props, signedIn } from '#tests/helpers/visitor'

const path = '/admin/payment-methods'
const archives = '/admin/payment-method-archives'

const form = { kind: 'wallet', name_en: 'STC Pay', name_ar: 'إس تي سي باي' }

async function atTheDesk(client: ApiClient, country = 'SA') {
  const centre = await createCentre({ country })
  const account = await createAdministrator(centre)
  return { centre, visitor: await (await signedIn(client, account)).prepare() }
}

const inOrder = async (centre: Centre) =>
  (await rowsOf(centre, 'payment_methods')).sort((a, b) => a.position - b.position)

const namesOf = async (centre: Centre) =>
  (await inOrder(centre)).map(({ position, name_en }) => `${position} ${name_en}`)

const saudi = ['1 Cash', '2 mada', '3 Card', '4 Bank transfer', '5 Cheque']

async function idOf(centre: Centre, name: string) {
  const [row] = await rowsOf(centre, 'payment_methods', { name_en: name })
  return row.id as string
}

test.group('Payment methods', () => {
  test('C17 are added last or at a position, told in the trail, and booked by their kind', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    const answer = await visitor.post(path, { ...form, cash_step: '50' })
    const { payment_method: wallet } = await props(visitor, answer.header('location')!)
    const saved = { account: 'wallet', cash_step: 0, wants_reference: false, position: 6 }
    assert.include(wallet, { ...form, ...saved })
    const [entry] = await auditOf(centre, wallet.id)
    assert.equal(entry.action, 'payment_methods.create')
    assert.include(entry.after, { kind: 'wallet', position: 6 })

    await visitor.post(path, { kind: 'transfer', name_en: 'Second bank', position: '٢' })
    await visitor.post(path, { kind: 'cash', name_en: 'Coins', cash_step: '250', position: 99 })
    assert.deepEqual(await namesOf(centre), [
      '1 Cash',
      '2 Second bank',
      '3 mada',
      '4 Card',
      '5 Bank transfer',
      '6 Cheque',
      '7 STC Pay',
      '8 Coins',
    ])
    const rows = await inOrder(centre)
    assert.isTrue(rows[1].wants_reference)
    assert.equal(rows[7].cash_step, 250)
  })

  test('C17 wrong ones stay out, and no two active ones share a name', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    const refused = async (change: object) => {
      await visitor.post(path, { ...form, ...change })
      return Object.keys((await props(visitor, `${path}/create`)).errors)
    }
    assert.deepEqual(await refused({ kind: 'gold' }), ['kind'])
    assert.deepEqual(await refused({ kind: undefined }), ['kind'])
    assert.deepEqual(await refused({ kind: 'cash', cash_step: '7' }), ['cash_step'])
    assert.deepEqual(await refused({ position: '0' }), ['position'])
    assert.deepEqual(await refused({ position: '1.5' }), ['position'])
    assert.deepEqual(await refused({ wants_reference: 'perhaps' }), ['wants_reference'])
    assert.deepEqual(await refused({ name_en: 'MADA' }), ['name_en'])
    assert.deepEqual(await refused({ name_ar: 'مدى' }), ['name_ar'])
    assert.sameMembers(await refused({ name_en: '', name_ar: '' }), ['name_en', 'name_ar'])
    assert.deepEqual(await namesOf(centre), saudi)
  })

  test('C17 are changed and moved by version; whoever holds an older position saves nothing; a kind stays', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    const id = await idOf(centre, 'Cheque')
    const cheque = { kind: 'cheque', name_en: 'Post-dated cheque', name_ar: 'شيك مؤجل' }
    await visitor.put(`${path}/${id}`, { ...cheque, position: 2, version: 1 })
    assert.deepEqual(await namesOf(centre), [
      '1 Cash',
      '2 Post-dated cheque',
      '3 mada',
      '4 Card',
      '5 Bank transfer',
    ])
    const moved = await idOf(centre, 'Card')
    const card = { kind: 'card', name_en: 'Any card', name_ar: 'بطاقة' }
    await visitor.put(`${path}/${moved}`, { ...card, position: 3, version: 1 })
    assert.isNotEmpty((await props(visitor, `${path}/${moved}/edit`)).errors.version)
    await visitor.put(`${path}/${moved}`, { ...card, version: 2 })
    assert.include((await inOrder(centre))[3], { name_en: 'Any card', position: 4, version: 3 })

    await visitor.put(`${path}/${id}`, { ...cheque, kind: 'cash', version: 2 })
    const { errors } = await props(visitor, `${path}/${id}/edit`)
    assert.deepEqual(Object.keys(errors), ['kind'])
    assert.equal((await rowsOf(centre, 'payment_methods', { id }))[0].kind, 'cheque')
  })

  test('C17 one stays active, whoever archives or deletes; a name that was taken since keeps its method archived', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    const ids = (await inOrder(centre)).map(({ id }) => id as string)
    await visitor.post(archives, { ids })
    const active = async () =>
      (await inOrder(centre)).filter(({ archived_at }) => !archived_at).map(({ id }) => id)
    assert.deepEqual(await active(), [ids[0]])
    await visitor.post(archives, { ids: [ids[0]] })
    await visitor.delete(`${path}/${ids[0]}`)
    assert.deepEqual(await active(), [ids[0]])

    await visitor.post(path, { kind: 'card', name_en: 'MADA' })
    await visitor.delete(archives, { ids })
    assert.deepEqual(await namesOf(centre), [...saudi, '6 MADA'])
    assert.deepEqual(await active(), [ids[0], ids[2], ids[3], ids[4], await idOf(centre, 'MADA')])
    await visitor.delete(`${path}/${ids[2]}`)
    assert.deepEqual(await namesOf(centre), [
      '1 Cash',
      '2 mada',
      '3 Bank transfer',
      '4 Cheque',
      '5 MADA',
    ])
    assert.equal((await auditOf(centre, ids[2]!)).at(-1).action, 'payment_methods.delete')
  })

  test('C17 the form of payments lists active ones in order; the list narrows them down, a file says all', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client, 'KW')
    await visitor.post(archives, { ids: [await idOf(centre, 'Card')] })
    const listed = await readTenant(centre.id, () => listPaymentMethods())
    assert.deepEqual(
      listed.map(({ name_ar, cash_step }) => `${name_ar} ${cash_step}`),
      ['نقدًا 5', 'كي نت 0', 'تحويل بنكي 0', 'شيك 0']
    )
    assert.sameMembers(Object.keys(listed[0]!), [
      'id',
      'kind',
      'name_en',
      'name_ar',
      'wants_reference',
      'cash_step',
    ])
    const names = async (query: string) =>
      (await props(visitor, `${path}?${query}`)).payment_methods.rows.map(
        ({ name_en }: { name_en: string }) => name_en
      )
    assert.deepEqual(await names(''), ['Cash', 'KNET', 'Bank transfer', 'Cheque'])
    assert.deepEqual(await names('sort=name'), ['Bank transfer', 'Cash', 'Cheque', 'KNET'])
    assert.deepEqual(await names('kind=card'), ['KNET'])
    assert.deepEqual(await names('q=شيك'), ['Cheque'])
    const lines = (await visitor.get('/admin/payment-method-exports')).text().split('\r\n')
    assert.include(lines[1], '1,Cash,نقدًا,Cash,No,0.005')
    assert.include(lines[3], '4,Bank transfer,تحويل بنكي,Bank transfer,Yes,')
  })

  test('H3 need their own permission; another centre’s are not there', async ({ client }) => {
    const { centre, visitor } = await atTheDesk(client)
    const id = await idOf(centre, 'Cash')
    const onlooker = await createAdministratorWho(centre, ['admin.payment_methods.index'])
    const looking = await (await signedIn(client, onlooker)).prepare()
    ;(await looking.get(`${path}/${id}`)).assertStatus(200)
    ;(await looking.post(path, form)).assertStatus(403)
    ;(await looking.put(`${path}/${id}`, form)).assertStatus(403)
    ;(await looking.delete(`${path}/${id}`)).assertStatus(403)
    ;(await looking.post(archives, { ids: [id] })).assertStatus(403)
    const foreign = await idOf(await createCentre(), 'Cash')
    for (const stranger of [foreign, uuid(), 'nonsense']) {
      ;(await visitor.get(`${path}/${stranger}`)).assertStatus(404)
      ;(await visitor.put(`${path}/${stranger}`, { ...form, version: 1 })).assertStatus(404)
      ;(await visitor.delete(`${path}/${stranger}`)).assertStatus(404)
      ;(await visitor.post(archives, { ids: [id, stranger] })).assertStatus(404)
    }
  })
})
