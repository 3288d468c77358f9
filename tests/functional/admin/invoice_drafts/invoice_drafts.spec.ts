import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import { mostAtOnce } from '#domain/shared/limits/counts'
import { aLine, createPayer, documentIn, draft, issued } from '#tests/helpers/billing/documents'
import { createService } from '#tests/helpers/billing/price_list'
import {
  attended,
  pricedGroup,
  saysFinancial,
  unbilledLines,
} from '#tests/helpers/billing/unbilled'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { auditOf } from '#tests/helpers/people/students'
import { props, signedIn } from '#tests/helpers/visitor'

const path = (id: string) => `/admin/invoices/${id}`

async function openOffice(client: ApiClient, centre: Centre) {
  return (await signedIn(client, await createAdministrator(centre))).prepare()
}

const lineOf = (change: object = {}) => ({
  id: null,
  label_en: 'Book',
  label_ar: '',
  student_id: null,
  service_id: null,
  quantity: '1',
  is_fixed: false,
  unit_price: '100.00',
  discount_kind: null,
  discount_value: null,
  discount_reason: null,
  tax: '1500',
  ...change,
})

/** A form has at most 5,000 fields where it isn't JSON. */
const shortLine = {
  label_en: 'Book',
  quantity: '1',
  is_fixed: false,
  unit_price: '100.00',
  tax: '1500',
}

const formOf = (payer: string, change: object = {}) => ({
  payer: `payer:${payer}`,
  language: 'both',
  tax_inclusive: false,
  due_on: null,
  period_from: null,
  period_to: null,
  notes: '',
  internal_notes: '',
  discount_kind: null,
  discount_value: null,
  discount_reason: null,
  lines: [lineOf()],
  version: 1,
  ...change,
})

test.group('Drafts of invoices', () => {
  test('C16 change with lines, discounts and taxes; figures in any digits, by the centre’s separators', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const made = await draft(centre)
    const visitor = await openOffice(client, centre)
    const before = await props(visitor, `${path(made.id)}/edit`)
    assert.include(before.draft, { currency: 'SAR', exponent: 2, version: 1 })
    const [saved] = before.draft.lines
    const answer = await visitor.put(
      path(made.id),
      formOf(made.payer_id, {
        notes: 'Thank you',
        discount_kind: 'amount',
        discount_value: '٢٬٠٠٠٫٥',
        discount_reason: 'Sister',
        lines: [
          lineOf({ quantity: '٢٫٥', unit_price: '1,000.00' }),
          lineOf({ id: saved.id, tax: 'exempt' }),
          lineOf({
            label_en: '',
            label_ar: 'كتاب',
            unit_price: '٣٣٫٣٣',
            discount_kind: 'percent',
            discount_value: '٥٠',
            discount_reason: 'Half',
            tax: '500',
          }),
        ],
      })
    )
    assert.equal(answer.header('location'), path(made.id))
    const after = await documentIn(centre, made.id)
    assert.include(after, {
      version: 2,
      subtotal: '261666',
      discount: '200050',
      notes: 'Thank you',
    })
    assert.equal(after.lines[0]!.quantity_numerator, '25')
    assert.equal(after.lines[0]!.quantity_denominator, 10)
    assert.deepEqual(
      after.lines.map(({ gross, discount }) => [gross, discount]),
      [
        ['250000', '0'],
        ['10000', '0'],
        ['3333', '1667'],
      ]
    )
    assert.equal(after.lines[1]!.id, saved.id)
    const actions = (await auditOf(centre, made.id)).map(({ action }) => action)
    assert.sameMembers(actions, ['invoices.create', 'invoices.update'])
  })

  test('C16 refuse what is wrong under its field, and nothing is changed', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const made = await draft(centre)
    const other = await createCentre()
    const [foreignPayer, foreignService] = [await createPayer(other), await createService(other)]
    const { personId: foreignStudent } = await createPerson(other, 'student')
    const visitor = await openOffice(client, centre)
    const refused = async (change: object) => {
      await visitor.put(path(made.id), formOf(made.payer_id, change))
      return Object.keys((await props(visitor, `${path(made.id)}/edit`)).errors)
    }
    const line = (change: object) => refused({ lines: [lineOf(), lineOf(change)] })
    assert.deepEqual(await line({ unit_price: '-5' }), ['lines.1.unit_price'])
    assert.deepEqual(await line({ unit_price: '\u2212٥' }), ['lines.1.unit_price'])
    assert.deepEqual(await line({ unit_price: '1e15' }), ['lines.1.unit_price'])
    assert.deepEqual(await line({ unit_price: '1.2345' }), ['lines.1.unit_price'])
    assert.deepEqual(await line({ unit_price: '1.000,00' }), ['lines.1.unit_price'])
    assert.deepEqual(await line({ unit_price: '' }), ['lines.1.unit_price'])
    for (const quantity of ['', '0', '-1', '1.23456', '1e3', '100000000'])
      assert.deepEqual(await line({ quantity }), ['lines.1.quantity'])
    assert.deepEqual(await line({ label_en: ' ' }), ['lines.1.label_en'])
    assert.deepEqual(await line({ tax: '10001' }), ['lines.1.tax'])
    const half = { discount_kind: 'percent', discount_value: '50' }
    assert.deepEqual(await line(half), ['lines.1.discount_reason'])
    const above = { discount_kind: 'percent', discount_value: '100.01', discount_reason: 'x' }
    assert.deepEqual(await line(above), ['lines.1.discount_value'])
    assert.deepEqual(await line({ discount_kind: 'amount' }), ['lines.1.discount_value'])
    const more = { discount_kind: 'amount', discount_value: '100.01', discount_reason: 'x' }
    assert.deepEqual(await line(more), ['lines.1.discount_value'])
    assert.deepEqual(await line({ student_id: foreignStudent }), ['lines.1.student_id'])
    assert.deepEqual(await line({ service_id: foreignService }), ['lines.1.service_id'])
    assert.deepEqual(await line({ id: uuid() }), ['lines.1.id'])
    assert.deepEqual(await refused({ payer: `payer:${foreignPayer}` }), ['payer'])
    assert.deepEqual(await refused({ payer: 'nobody' }), ['payer'])
    assert.deepEqual(await refused(half), ['discount_reason'])
    assert.deepEqual(await refused(more), ['discount_value'])
    assert.deepEqual(await refused({ period_from: '2026-02-01', period_to: '2026-01-01' }), [
      'period_to',
    ])
    const largest = lineOf({ unit_price: '9999999999999.99', quantity: '2' })
    assert.deepEqual(await refused({ lines: [largest] }), ['lines'])
    assert.deepEqual(await refused({ version: 7 }), ['version'])
    assert.include(await documentIn(centre, made.id), { version: 1, total: made.total })
  })

  test('C16 what is no id is not found', async ({ client }) => {
    const centre = await createCentre()
    const visitor = await openOffice(client, centre)
    const payer = await createPayer(centre)
    for (const id of ['x', 'constructor', uuid()])
      (await visitor.put(path(id), formOf(payer))).assertStatus(404)
  })

  test('C16 take 300 lines, and no more than the limit says', async ({ client, assert }) => {
    const centre = await createCentre()
    const made = await draft(centre)
    const visitor = await openOffice(client, centre)
    const lines = (count: number) => Array.from({ length: count }, () => shortLine)
    await visitor.put(path(made.id), formOf(made.payer_id, { lines: lines(300) }))
    const after = await documentIn(centre, made.id)
    assert.lengthOf(after.lines, 300)
    assert.equal(after.total, '3450000')
    const many = { lines: lines(mostAtOnce.documentLines + 1), version: 2 }
    await visitor.put(path(made.id), formOf(made.payer_id, many))
    const { errors } = await props(visitor, `${path(made.id)}/edit`)
    assert.deepEqual(errors, {
      lines: 'An invoice has at most 500 lines. Put the rest on another one.',
    })
  })

  test('C16 keep the quantity of a line that bills sessions; removed, these can be billed again', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const place = await pricedGroup(centre, { minor: 10_000n, currency: 'USD', exponent: 2 })
    for (const day of ['02', '09']) await attended(centre, place, `2026-10-${day}`)
    const visitor = await openOffice(client, centre)
    const days = { from: '2026-10-01', until: '2026-10-31' }
    await visitor.post('/admin/proposed-drafts', { ...days, is_all: true, families: [] })
    const [document] = await rowsOf(centre, 'documents')
    const { id, payer_id: payer } = document!
    const { draft: edited } = await props(visitor, `${path(id)}/edit`)
    const [line] = edited.lines
    assert.include(line, { session_count: 2, quantity_numerator: '2' })
    const claimed = lineOf({ id: line.id, quantity: '7', unit_price: '90.00' })
    await visitor.put(path(id), formOf(payer, { lines: [claimed] }))
    const after = await documentIn(centre, id)
    assert.include(after.lines[0], { quantity_numerator: '2', gross: '18000', session_count: 2 })
    assert.isEmpty((await unbilledLines(centre, days)).lines)
    await visitor.put(path(id), formOf(payer, { lines: [], version: 2 }))
    assert.lengthOf((await unbilledLines(centre, days)).lines, 1)
  })

  test('C16 can be saved and issued at once, unless no line is there or the due day is past', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const made = await draft(centre)
    const visitor = await openOffice(client, centre)
    const send = (change: object) =>
      visitor.put(path(made.id), formOf(made.payer_id, { is_issued: true, ...change }))
    const errorsOf = async () => Object.keys((await props(visitor, `${path(made.id)}/edit`)).errors)
    await send({ lines: [] })
    assert.deepEqual(await errorsOf(), ['lines'])
    await send({ due_on: '2020-01-01' })
    assert.deepEqual(await errorsOf(), ['due_on'])
    await send({})
    assert.include(await documentIn(centre, made.id), { status: 'issued', total: '11500' })
    const again = await visitor.get(`${path(made.id)}/edit`)
    assert.equal(again.header('location'), path(made.id))
    await send({ version: 3 })
    assert.equal((await documentIn(centre, made.id)).version, 3)
  })

  test('C16 begin without lines for a family, a student or a company', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { personId: student } = await createPerson(centre, 'student')
    const visitor = await openOffice(client, centre)
    const answer = await visitor.post('/admin/invoices', {
      payer: `student:${student}`,
      branch_id: null,
      currency: 'KWD',
    })
    const [document] = await rowsOf(centre, 'documents')
    assert.equal(answer.header('location'), `${path(document!.id)}/edit`)
    assert.include(document, { currency: 'KWD', exponent: 3, total: '0', status: 'draft' })
    const refused = async (change: object) => {
      await visitor.post('/admin/invoices', {
        payer: `student:${student}`,
        branch_id: null,
        currency: 'SAR',
        ...change,
      })
      return Object.keys((await props(visitor, '/admin/invoices/create')).errors)
    }
    assert.deepEqual(await refused({ payer: `student:${uuid()}` }), ['payer'])
    assert.deepEqual(await refused({ branch_id: uuid() }), ['branch_id'])
    assert.deepEqual(await refused({ currency: 'XXX' }), ['currency'])
    assert.lengthOf(await rowsOf(centre, 'documents'), 1)
  })

  test('C16 are deleted before they are issued, by whoever may change them', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const made = await draft(centre)
    const frozen = await issued(centre)
    const changing = await createAdministratorWho(centre, ['admin.invoices.update'])
    const visitor = await (await signedIn(client, changing)).prepare()
    const foreign = await draft(await createCentre())
    ;(await visitor.delete(path(foreign.id), { version: 1 })).assertStatus(404)
    ;(await visitor.get(`${path(foreign.id)}/edit`)).assertStatus(404)
    ;(await visitor.put(path(foreign.id), formOf(foreign.payer_id))).assertStatus(404)
    await visitor.delete(path(made.id), { version: 1 })
    await visitor.delete(path(frozen.id), { version: frozen.version })
    const documents = await rowsOf(centre, 'documents')
    assert.deepEqual(
      documents.map(({ id }) => id),
      [frozen.id]
    )
    ;(await visitor.visit('/admin/invoices/create')).assertStatus(403)
  })

  test('C16 the price list comes with its tax, and prices as the centre charges', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await saysFinancial(centre, 'enable_tax', true)
    await saysFinancial(centre, 'tax_rate', 15)
    const service = await createService(centre)
    const made = await draft(centre, { lines: [aLine('10000')] })
    const visitor = await openOffice(client, centre)
    const { services, usual_tax } = await props(visitor, `${path(made.id)}/edit`)
    assert.equal(usual_tax, '1500')
    assert.include(
      services.find(({ id }: { id: string }) => id === service),
      { tax: '1500' }
    )
  })
})
