import { test } from '@japa/runner'
import { sql } from 'kysely'
import type { Credit } from '#domain/billing/documents/create_credit_note'
import { deleteDraft } from '#domain/billing/documents/delete_draft'
import { issueDocuments } from '#domain/billing/documents/issue_documents'
import { lockDocument } from '#domain/billing/documents/lock_document'
import { updateDraft } from '#domain/billing/documents/update_draft'
import { trialBalance } from '#domain/billing/ledger/trial_balance'
import { verifyBooks } from '#domain/billing/ledger/verify_books'
import { system } from '#domain/shared/audit/actor'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import {
  aLine,
  billingZone,
  credit,
  createPayer,
  documentIn,
  draft,
  fieldsFor,
  issue,
  issued,
  tryDraft,
  voidIn,
} from '#tests/helpers/billing/documents'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { untilSomebodyWaits } from '#tests/helpers/database/until_somebody_waits'

const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error)
  )

const run = (centre: Centre, text: string) =>
  code(withTenant(centre.id, () => sql.raw(text).execute(db())))

const booksOf = (centre: Centre) =>
  readTenant(centre.id, () => trialBalance({ from: null, until: null }))

test.group('Drafts', (group) => {
  group.each.setup(() => freezeClock('2026-11-29T21:30Z'))

  test('C16 several tax kinds, discount and inclusive prices: SAR 115.00, 50.00, 30.00 less 10.00', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const made = await draft(centre, {
      tax_inclusive: true,
      discount_kind: 'amount',
      discount_value: '1000',
      discount_reason: 'Sibling',
      lines: [aLine('11500'), aLine('5000', { tax: null }), aLine('3000', { tax: 0 })],
    })
    assert.containsSubset(made, {
      status: 'draft',
      number: null,
      exponent: 2,
      net: '17077',
      tax: '1423',
      total: '18500',
      language: 'both',
      lines: [
        { document_discount: '590' },
        { document_discount: '256' },
        { document_discount: '154' },
      ],
      taxes: [
        { tax_kind: 'rate', tax_rate: 1500, amount: '1423' },
        { tax_kind: 'exempt', tax_rate: null, amount: '0' },
        { tax_kind: 'rate', tax_rate: 0, amount: '0' },
      ],
    })
  })

  test('C16 minutes by the hour, half a session, and the most decimals of its prices', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const fils = { exponent: 3, tax: null }
    const made = await draft(centre, {
      currency: 'KWD',
      lines: [
        aLine('8500', { ...fils, quantity_numerator: '150', quantity_denominator: 60 }),
        aLine('3333', { ...fils, quantity_numerator: '3' }),
        aLine('3333', { ...fils, quantity_denominator: 2 }),
        aLine('1000', { exponent: 2, tax: null }),
      ],
    })
    assert.equal(made.exponent, 3)
    assert.deepEqual(
      made.lines.map(({ total }) => total),
      ['21250', '9999', '1667', '10000']
    )
  })

  test('C16 refuses what it can’t name, a discount without a reason or above the sum', async ({
    assert,
  }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    const payer = await createPayer(centre)
    const foreign = await createPayer(other)
    const refusal = async (fields: Parameters<typeof tryDraft>[1]) => {
      const made = await tryDraft(centre, { payer_id: payer, ...fields })
      return made.ok ? null : made.error
    }
    assert.deepEqual(await refusal({ payer_id: foreign }), { type: 'unknown', field: 'payer_id' })
    const line = aLine('100', { student_id: foreign })
    assert.deepEqual(await refusal({ lines: [aLine('1'), line] }), {
      type: 'unknown',
      field: 'lines.1.student_id',
    })
    const discount = { discount_kind: 'amount', discount_value: '10001' } as const
    assert.deepEqual(await refusal(discount), { type: 'reason_missing', field: 'discount_reason' })
    assert.deepEqual(await refusal({ ...discount, discount_reason: 'Sibling' }), {
      type: 'discount_above_subtotal',
    })
    assert.deepEqual(await refusal({ lines: [aLine('999999999999999'), aLine('1')] }), {
      type: 'amount_too_large',
    })
    const tooExact = [aLine('999999999999999'), aLine('1', { exponent: 3 })]
    assert.deepEqual(await refusal({ lines: tooExact }), { type: 'amount_too_large' })
    assert.lengthOf(await rowsOf(centre, 'documents'), 0)
  })

  test('C16 is computed anew when it is changed, from the version that was read', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const made = await draft(centre, { lines: [aLine('10000'), aLine('5000')] })
    const [first] = made.lines
    const change = (version: number) =>
      updateDraft({
        tenantId: centre.id,
        actor: system,
        id: made.id,
        version,
        fields: fieldsFor(made.payer_id, { notes: 'Thank you' }),
        lines: [
          aLine('2505', { exponent: 3 }),
          { ...first!, exponent: made.exponent, unit_price: '20000' },
        ],
      })
    assert.isTrue((await change(made.version)).ok)
    assert.deepEqual(await change(made.version), { ok: false, error: { type: 'stale_version' } })
    const saved = await documentIn(centre, made.id)
    assert.containsSubset(saved, { version: 2, exponent: 3, notes: 'Thank you', total: '232881' })
    assert.deepEqual(
      saved.lines.map(({ id, unit_price: price }) => [id === first!.id, price]),
      [
        [false, '2505'],
        [true, '200000'],
      ]
    )
    const trail = await rowsOf(centre, 'audit_events', { action: 'invoices.update' })
    assert.containsSubset(trail, [
      { after: { notes: 'Thank you', total: { minor: '232881', currency: 'SAR', exponent: 3 } } },
    ])
  })

  test('C16 a line of another document is not taken over', async ({ assert }) => {
    const centre = await createCentre()
    const [one, other] = [await draft(centre), await draft(centre)]
    const stolen = { ...other.lines[0]!, exponent: 2 }
    const result = await updateDraft({
      tenantId: centre.id,
      actor: system,
      id: one.id,
      version: one.version,
      fields: fieldsFor(one.payer_id),
      lines: [stolen],
    })
    assert.deepEqual(result, { ok: false, error: { type: 'unknown', field: 'lines.0.id' } })
    assert.lengthOf((await documentIn(centre, one.id)).lines, 1)
  })

  test('C16 is deleted without a number; an issued one is not', async ({ assert }) => {
    const centre = await createCentre()
    const made = await draft(centre)
    const remove = (document: { id: string; version: number }) =>
      deleteDraft({ tenantId: centre.id, actor: system, ...document })
    assert.isTrue((await remove({ id: made.id, version: 1 })).ok)
    const numbered = await issued(centre)
    assert.equal(numbered.number, 'INV-2026-0001')
    const refused = await remove({ id: numbered.id, version: numbered.version })
    assert.deepEqual(refused, { ok: false, error: { type: 'not_draft' } })
    assert.deepEqual(await verifyBooks(centre.id), [])
  })
})

test.group('Issued invoices', (group) => {
  group.each.setup(() => freezeClock('2026-12-31T21:30Z'))

  test('C16 has a number of the centre’s year, day and due day, and snapshots', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const made = await issued(centre)
    assert.containsSubset(made, {
      status: 'issued',
      number: 'INV-2027-0001',
      series: 'invoices/2027',
      sequence: '1',
      issued_on: '2027-01-01',
      due_on: '2027-01-15',
      total: '11500',
      seller: { name_en: 'Test Centre', country: 'SA', qr: false, money: { currency: 'USD' } },
      payer_snapshot: { kind: 'student', name: 'Omar Khalil', name_other: 'عمر خليل' },
    })
    assert.deepEqual(
      (await booksOf(centre)).map(({ account, balance }) => [account, balance]),
      [
        ['receivable', '11500'],
        ['income', '-10000'],
        ['tax', '-1500'],
      ]
    )
  })

  test('C16 issued twice at once has one number', async ({ assert }) => {
    const centre = await createCentre()
    const made = await draft(centre)
    const results = await Promise.all([issue(centre, made), issue(centre, made)])
    assert.deepEqual(
      results.map((result) => result.ok && result.value.number),
      ['INV-2027-0001', 'INV-2027-0001']
    )
    assert.lengthOf(await rowsOf(centre, 'fiscal_records'), 1)
    assert.deepEqual(await verifyBooks(centre.id), [])
  })

  test('C16 several at once: a refused one leaves the others issued', async ({ assert }) => {
    const centre = await createCentre()
    const [first, empty, late, last] = [
      await draft(centre),
      await draft(centre, { lines: [] }),
      await draft(centre, { due_on: '2026-12-31' }),
      await draft(centre),
    ]
    const outcomes = await issueDocuments({
      tenantId: centre.id,
      actor: system,
      zone: billingZone,
      documents: [first, empty, { ...late }, { id: last.id, version: 9 }, last],
    })
    assert.deepEqual(
      outcomes.map(({ result }) => (result.ok ? result.value.number : result.error)),
      [
        'INV-2027-0001',
        { type: 'no_lines' },
        { type: 'due_day_past', day: '2026-12-31' },
        { type: 'stale_version' },
        'INV-2027-0002',
      ] as never
    )
  })

  test('C16 a draft that is changed while it waits to be issued is stale, and no number is taken', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [made, other] = [await draft(centre), await draft(centre)]
    const [locked, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const change = withTenant(centre.id, async () => {
      const { version } = (await lockDocument(made.id))!
      await db()
        .updateTable('documents')
        .set({ version: version + 1 })
        .where('id', '=', made.id)
        .execute()
      locked.resolve()
      await changed.promise
    })
    await locked.promise
    const issuing = Promise.all([issue(centre, made), issue(centre, other)])
    await untilSomebodyWaits()
    changed.resolve()
    await change
    const [stale, fresh] = await issuing
    assert.deepEqual(stale, { ok: false, error: { type: 'stale_version' } } as never)
    assert.equal(fresh.ok && fresh.value.number, 'INV-2027-0001')
    assert.deepEqual(await verifyBooks(centre.id), [])
  })

  test('C16 nothing that was frozen can be changed, whoever tries', async ({ assert }) => {
    const centre = await createCentre()
    const made = await issued(centre)
    const of = `where id = '${made.id}'`
    for (const change of [
      `update documents set total = 1, net = 1, tax = 0 ${of}`,
      `update documents set payer_snapshot = '{}' ${of}`,
      `update documents set status = 'draft', number = null ${of}`,
      `delete from documents ${of}`,
      `update document_lines set label_en = 'Other' where document_id = '${made.id}'`,
      `delete from document_lines where document_id = '${made.id}'`,
      `insert into document_lines select (l).* from (select jsonb_populate_record(x, '{"id":"${made.id}","position":2}') as l
        from document_lines x where document_id = '${made.id}') as copied`,
      `update document_taxes set amount = 0 where document_id = '${made.id}'`,
      `update fiscal_records set payload = '{}'`,
      `delete from fiscal_records`,
      `update ledger_entries set amount = amount * 2`,
      `delete from ledger_entries`,
    ])
      assert.equal(await run(centre, change), '42501', change)
    for (const change of [
      `update documents set due_on = '2027-03-01', internal_notes = 'Call', sent_at = now() ${of}`,
      `update fiscal_records set state = 'accepted', state_at = now()`,
    ])
      assert.equal(await run(centre, change), 'done', change)
    assert.deepEqual(await verifyBooks(centre.id), [])
  })

  test('C16 an act whose entries don’t add up is refused when it is committed', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await issued(centre)
    const lopsided = `
      insert into ledger_entries select (e).* from (select jsonb_populate_record(x, jsonb_build_object('id', gen_random_uuid())) as e
        from ledger_entries x limit 1) as copied`
    assert.equal(await run(centre, lopsided), '23514')
  })

  test('C16 a void one keeps its number, and the books forget it', async ({ assert }) => {
    const centre = await createCentre()
    const made = await issued(centre)
    const restore = freezeClock('2027-02-02T10:00Z')
    assert.isTrue((await voidIn(centre, made)).ok)
    restore()
    const saved = await documentIn(centre, made.id)
    assert.containsSubset(saved, { status: 'void', number: made.number, voided_on: '2027-02-02' })
    const entries = await rowsOf(centre, 'ledger_entries', { act: 'void' })
    assert.lengthOf(entries, 3)
    assert.isTrue(entries.every(({ booked_on: day }) => day === '2027-02-02'))
    assert.isTrue((await booksOf(centre)).every(({ balance }) => balance === '0'))
    const again = await voidIn(centre, saved)
    assert.deepEqual(again, { ok: false, error: { type: 'not_issued' } })
    assert.deepEqual(await verifyBooks(centre.id), [])
  })

  test('C16 one that an authority has, or of which something was credited, is not voided', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const reported = await issued(centre)
    await run(centre, `update fiscal_records set state = 'waiting'`)
    const refused = await voidIn(centre, reported)
    assert.deepEqual(refused, { ok: false, error: { type: 'reported' } })
    const made = await issued(centre)
    await credit(centre, made, { kind: 'amount', minor: '1' })
    const credited = await voidIn(centre, await documentIn(centre, made.id))
    assert.deepEqual(credited, { ok: false, error: { type: 'credited' } })
  })
})

test.group('Credit notes', (group) => {
  group.each.setup(() => freezeClock('2026-11-29T10:00Z'))

  const lines = () => ['6833', '6833', '5750', '8500'].map((price) => aLine(price, { tax: 20 }))

  test('C16 each line gives back the tax it shows: 334.99 in four notes', async ({ assert }) => {
    const centre = await createCentre()
    const made = await issued(centre, { lines: lines() })
    assert.equal(made.total, '33499')
    const totals: string[] = []
    for (const { id } of made.lines) {
      const current = await documentIn(centre, made.id)
      const note = await credit(centre, current, {
        kind: 'lines',
        lines: [{ line_id: id, minor: null }],
      })
      totals.push((await documentIn(centre, note.ok ? note.value.id : '')).total)
    }
    assert.deepEqual(totals, ['8200', '8199', '6900', '10200'])
    const numbers = (await rowsOf(centre, 'documents', { kind: 'credit_note' })).map(
      ({ number }) => number
    )
    assert.sameMembers(
      numbers,
      [1, 2, 3, 4].map((n) => `CN-2026-000${n}`)
    )
    assert.isTrue((await booksOf(centre)).every(({ balance }) => balance === '0'))
    const more = await credit(centre, await documentIn(centre, made.id), {
      kind: 'amount',
      minor: '1',
    })
    assert.deepEqual(more, { ok: false, error: { type: 'above_remainder' } })
    assert.deepEqual(await verifyBooks(centre.id), [])
  })

  test('C16 an amount is spread over the rates of inclusive prices', async ({ assert }) => {
    const centre = await createCentre()
    const made = await issued(centre, {
      tax_inclusive: true,
      lines: [aLine('11500'), aLine('5000', { tax: null })],
    })
    const result = await credit(centre, made, { kind: 'amount', minor: '10000' })
    const note = await documentIn(centre, result.ok ? result.value.id : '')
    assert.deepEqual(
      note.lines.map(({ total }) => total),
      ['6970', '3030']
    )
    assert.containsSubset(note, { tax: '909', net: '9091', total: '10000', due_on: null })
    const rest = await credit(centre, await documentIn(centre, made.id), { kind: 'all' })
    const last = await documentIn(centre, rest.ok ? rest.value.id : '')
    assert.containsSubset(last, { tax: '591', total: '6500' })
    assert.deepEqual(await verifyBooks(centre.id), [])
  })

  test('C16 two at once never take more than there is', async ({ assert }) => {
    const centre = await createCentre()
    const made = await issued(centre)
    const results = await Promise.all(
      Array.from({ length: 4 }, () => credit(centre, made, { kind: 'amount', minor: '6000' }))
    )
    assert.lengthOf(
      results.filter(({ ok }) => ok),
      1
    )
    assert.equal((await documentIn(centre, made.id)).credited, '6000')
  })

  test('C16 nothing, too much, a strange line and a draft are refused', async ({ assert }) => {
    const centre = await createCentre()
    const made = await issued(centre)
    const refusal = async (wanted: Credit, of = made) => {
      const result = await credit(centre, of, wanted)
      return result.ok ? null : result.error.type
    }
    const [line] = made.lines
    assert.equal(await refusal({ kind: 'amount', minor: '0' }), 'nothing_credited')
    assert.equal(await refusal({ kind: 'amount', minor: '-1' }), 'above_remainder')
    assert.equal(await refusal({ kind: 'amount', minor: '11501' }), 'above_remainder')
    const part = (line_id: string, minor: string): Credit => {
      return { kind: 'lines', lines: [{ line_id, minor }] }
    }
    assert.equal(await refusal(part(line!.id, '11501')), 'above_remainder')
    assert.equal(await refusal(part(made.id, '1')), 'unknown_line')
    assert.equal(await refusal({ kind: 'all' }, await draft(centre)), 'not_issued')
  })
})
