import { test } from '@japa/runner'
import { verifyBooks } from '#domain/billing/ledger/verify_books'
import { listDifferences } from '#domain/billing/unbilled/list_differences'
import { proposeDrafts } from '#domain/billing/unbilled/propose_drafts'
import { settleDifferences } from '#domain/billing/unbilled/settle_differences'
import { system } from '#domain/shared/audit/actor'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, sayPolicy } from '#tests/helpers/attendance/attendance'
import { billingZone, credit, documentIn, issue, voidIn } from '#tests/helpers/billing/documents'
import { attended, came, pricedGroup, shareWords } from '#tests/helpers/billing/unbilled'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'

const words = {
  label: (
    { label_en, label_ar }: { label_en: string | null; label_ar: string | null },
    day: string
  ) => ({
    label_en: label_en && `${label_en}: ${day}`,
    label_ar: label_ar && `${label_ar}: ${day}`,
  }),
  reason: (days: string[]) => `Correction of ${days.join(', ')}`,
}

const differencesIn = async (centre: Centre) =>
  (await readTenant(centre.id, () => listDifferences())).flatMap(({ differences }) => differences)

/** Two sessions of KWD 3.333 in one draft; an absence costs half. */
async function billedPair(centre: Centre, marks: { status?: 'present' | 'absent' }[] = [{}, {}]) {
  await sayPolicy(centre, { no_show_charge: 50 })
  const place = await pricedGroup(centre, { minor: 3_333n })
  const first = await attended(centre, place, '2026-11-02', marks[0])
  const second = await attended(centre, place, '2026-11-09', marks[1])
  const { ids } = await proposeDrafts({
    tenantId: centre.id,
    actor: system,
    filter: { from: '2026-11-01', until: '2026-11-30' },
    words: shareWords,
  })
  const draft = await documentIn(centre, ids[0]!)
  return { place, first, second, draft, payer: draft.payer_id }
}

type Billed = Awaited<ReturnType<typeof billedPair>>

const settle = async (centre: Centre, { payer }: Pick<Billed, 'payer'>, may_credit = true) =>
  settleDifferences({
    tenantId: centre.id,
    actor: system,
    zone: billingZone,
    payer_id: payer,
    sessions: (await differencesIn(centre)).map(({ session_id, student_id }) => ({
      session_id,
      student_id,
    })),
    may_credit,
    words,
  })

const remark = (
  centre: Centre,
  { place }: Billed,
  session: string,
  status: 'present' | 'absent',
  seen: number
) => came(centre, session, [aMark(place.student, { status, seen })])

const cancel = (centre: Centre, session: string) =>
  withTenant(centre.id, () =>
    db()
      .updateTable('class_sessions')
      .set({ status: 'cancelled', cancelled_by: 'centre' })
      .where('id', '=', session)
      .execute()
  )

const documentsIn = async (centre: Centre) => rowsOf(centre, 'documents')

test.group('Settling differences', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00Z'))

  test('C16 a draft is corrected: the session stands by itself with what it costs now', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const billed = await billedPair(centre)
    assert.equal(billed.draft.subtotal, '6666')
    await remark(centre, billed, billed.second, 'absent', 1)
    const settled = await settle(centre, billed)
    assert.isTrue(settled.ok)
    const draft = await documentIn(centre, billed.draft.id)
    assert.deepEqual(
      draft.lines.map(({ quantity_numerator: count, unit_price: price }) => [count, price]),
      [
        ['1', '3333'],
        ['1', '1667'],
      ]
    )
    assert.equal(draft.subtotal, '5000')
    assert.isEmpty(await differencesIn(centre))
    assert.lengthOf(await rowsOf(centre, 'billing_claims'), 2)
  })

  test('C16 an issued invoice gets a credit note, and is compared with what is left of it', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const billed = await billedPair(centre)
    await issue(centre, billed.draft)
    await remark(centre, billed, billed.second, 'absent', 1)
    const settled = await settle(centre, billed)
    assert.isTrue(settled.ok)
    const [note] = (await documentsIn(centre)).filter(({ kind }) => kind === 'credit_note')
    assert.equal(note.total, '1666')
    assert.equal(note.reason, 'Correction of 2026-11-09')
    assert.isEmpty(await differencesIn(centre))
    const invoice = await documentIn(centre, billed.draft.id)
    assert.equal(BigInt(invoice.total) - BigInt(invoice.credited), 5_000n)

    await remark(centre, billed, billed.second, 'present', 2)
    const [again] = await differencesIn(centre)
    assert.deepInclude(again, { billed: 1_667n, present: 3_333n, proposal: 'next_draft' })
    assert.isTrue((await settle(centre, billed)).ok)
    assert.isEmpty(await differencesIn(centre))
    const [draft] = (await documentsIn(centre)).filter(({ status }) => status === 'draft')
    assert.equal(draft.total, '1666')
    const [line] = (await documentIn(centre, draft.id)).lines
    assert.include(line!.label_en, '2026-11-09')
    assert.equal(line!.student_id, billed.place.student)
    assert.isEmpty(await verifyBooks(centre.id))
  })

  test('C16 what a draft is to add is open again once its line is removed', async ({ assert }) => {
    const centre = await createCentre()
    const billed = await billedPair(centre, [{}, { status: 'absent' }])
    await issue(centre, billed.draft)
    await remark(centre, billed, billed.second, 'present', 1)
    assert.isTrue((await settle(centre, billed)).ok)
    assert.isEmpty(await differencesIn(centre))
    await withTenant(centre.id, () =>
      db().deleteFrom('documents').where('status', '=', 'draft').execute()
    )
    const [again] = await differencesIn(centre)
    assert.deepInclude(again, { billed: 1_667n, present: 3_333n })
  })

  test('C16 an invoice isn’t void while another adds to one of its sessions', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const billed = await billedPair(centre, [{}, { status: 'absent' }])
    await issue(centre, billed.draft)
    await remark(centre, billed, billed.second, 'present', 1)
    assert.isTrue((await settle(centre, billed)).ok)
    const [{ id }] = (await documentsIn(centre)).filter(({ status }) => status === 'draft')
    const voided = async (document: string) => {
      const result = await voidIn(centre, await documentIn(centre, document))
      return result.ok ? 'void' : result.error.type
    }
    assert.equal(await voided(billed.draft.id), 'added_to')
    await issue(centre, await documentIn(centre, id))
    assert.equal(await voided(billed.draft.id), 'added_to')
    assert.equal(await voided(id), 'void')
    assert.equal(await voided(billed.draft.id), 'void')
    assert.isEmpty(await rowsOf(centre, 'billing_claims'))
    assert.isEmpty(await verifyBooks(centre.id))
  })

  test('C16 what two invoices billed of a session is credited on both', async ({ assert }) => {
    const centre = await createCentre()
    const billed = await billedPair(centre, [{}, { status: 'absent' }])
    await issue(centre, billed.draft)
    await remark(centre, billed, billed.second, 'present', 1)
    assert.isTrue((await settle(centre, billed)).ok)
    const [{ id }] = (await documentsIn(centre)).filter(({ status }) => status === 'draft')
    await issue(centre, await documentIn(centre, id))
    await cancel(centre, billed.second)
    assert.isTrue((await settle(centre, billed)).ok)
    assert.isEmpty(await differencesIn(centre))
    const [first, second] = [
      await documentIn(centre, billed.draft.id),
      await documentIn(centre, id),
    ]
    assert.deepEqual([first.total, first.credited], ['5000', '1667'])
    assert.deepEqual([second.total, second.credited], ['1666', '1666'])
    assert.isEmpty(await verifyBooks(centre.id))
  })

  test('C16 what a draft was to add goes when the session costs nothing any more', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const billed = await billedPair(centre, [{}, { status: 'absent' }])
    await issue(centre, billed.draft)
    await remark(centre, billed, billed.second, 'present', 1)
    assert.isTrue((await settle(centre, billed)).ok)
    await cancel(centre, billed.second)
    assert.isTrue((await settle(centre, billed)).ok)
    assert.isEmpty(await differencesIn(centre))
    const invoice = await documentIn(centre, billed.draft.id)
    assert.deepEqual([invoice.total, invoice.credited], ['5000', '1667'])
    assert.isEmpty((await documentsIn(centre)).filter(({ status }) => status === 'draft'))
    assert.isEmpty(await verifyBooks(centre.id))
  })

  test('C16 a draft that was to add for two sessions still adds for the other', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const billed = await billedPair(centre, [{ status: 'absent' }, { status: 'absent' }])
    await issue(centre, billed.draft)
    await remark(centre, billed, billed.first, 'present', 1)
    await remark(centre, billed, billed.second, 'present', 1)
    assert.isTrue((await settle(centre, billed)).ok)
    await remark(centre, billed, billed.second, 'absent', 2)
    assert.isTrue((await settle(centre, billed)).ok)
    assert.isEmpty(await differencesIn(centre))
    const [draft] = (await documentsIn(centre)).filter(({ status }) => status === 'draft')
    assert.equal(draft.total, '1666')
    const [line, ...others] = (await documentIn(centre, draft.id)).lines
    assert.include(line!.label_en, '2026-11-02')
    assert.isEmpty(others)
    assert.equal((await documentIn(centre, billed.draft.id)).credited, '0')
  })

  test('C16 a line that somebody credited whole is owed to nobody', async ({ assert }) => {
    const centre = await createCentre()
    const billed = await billedPair(centre)
    await issue(centre, billed.draft)
    await credit(centre, await documentIn(centre, billed.draft.id), { kind: 'all' })
    await cancel(centre, billed.second)
    assert.isEmpty(await differencesIn(centre))
  })

  test('C16 a line that is credited part by part gives back exactly what it was', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const billed = await billedPair(centre)
    await issue(centre, billed.draft)
    for (const session of [billed.first, billed.second]) {
      await cancel(centre, session)
      assert.isTrue((await settle(centre, billed)).ok)
    }
    const invoice = await documentIn(centre, billed.draft.id)
    assert.equal(invoice.credited, invoice.total)
    assert.isEmpty(await differencesIn(centre))
    assert.isEmpty(await verifyBooks(centre.id))
  })

  test('C16 two people who press at once settle once', async ({ assert }) => {
    const centre = await createCentre()
    const billed = await billedPair(centre)
    await issue(centre, billed.draft)
    await remark(centre, billed, billed.second, 'absent', 1)
    const [open] = await differencesIn(centre)
    const press = () =>
      settleDifferences({
        tenantId: centre.id,
        actor: system,
        zone: billingZone,
        payer_id: billed.payer,
        sessions: [{ session_id: open!.session_id, student_id: open!.student_id }],
        may_credit: true,
        words,
      })
    const results = await Promise.all([press(), press(), press()])
    const counts = results.map((result) => (result.ok ? result.value.session_count : -1))
    assert.deepEqual(counts.toSorted(), [0, 0, 1])
    const notes = (await documentsIn(centre)).filter(({ kind }) => kind === 'credit_note')
    assert.lengthOf(notes, 1)
  })

  test('C16 without the right to credit, nothing of the payer is settled', async ({ assert }) => {
    const centre = await createCentre()
    const billed = await billedPair(centre)
    await issue(centre, billed.draft)
    await remark(centre, billed, billed.second, 'absent', 1)
    const refused = await settle(centre, billed, false)
    assert.deepEqual(refused.ok ? null : refused.error, { type: 'credit_forbidden' })
    assert.lengthOf(await differencesIn(centre), 1)
  })

  test('C16 what was credited by hand is a gift while the sessions stand, and isn’t credited twice', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const billed = await billedPair(centre)
    await issue(centre, billed.draft)
    const noteTotals = async () =>
      (await documentsIn(centre))
        .filter(({ kind }) => kind === 'credit_note')
        .map(({ total }) => String(total))
    const invoice = () => documentIn(centre, billed.draft.id)
    const byHand = await credit(centre, await invoice(), { kind: 'amount', minor: '1000' })
    assert.isTrue(byHand.ok)
    assert.isEmpty(await differencesIn(centre))

    await cancel(centre, billed.second)
    const [difference] = await differencesIn(centre)
    assert.containsSubset(difference, { billed: 2833n, present: 0n, proposal: 'credit_note' })
    assert.isTrue((await settle(centre, billed)).ok)
    assert.isEmpty(await differencesIn(centre))
    assert.sameMembers(await noteTotals(), ['1000', '2833'])

    await cancel(centre, billed.first)
    assert.isTrue((await settle(centre, billed)).ok)
    assert.isEmpty(await differencesIn(centre))
    const { total, credited } = await invoice()
    assert.equal(credited, total)
    assert.isEmpty(await verifyBooks(centre.id))
  })

  test('C16 a gift that is larger than what a correction takes leaves nothing to credit', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const billed = await billedPair(centre)
    await issue(centre, billed.draft)
    const invoice = await documentIn(centre, billed.draft.id)
    await credit(centre, invoice, { kind: 'amount', minor: '4000' })
    await remark(centre, billed, billed.second, 'absent', 1)
    assert.isEmpty(await differencesIn(centre))
    await remark(centre, billed, billed.second, 'present', 2)
    assert.isEmpty(await differencesIn(centre))
  })
})
