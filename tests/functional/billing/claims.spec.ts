import { test } from '@japa/runner'
import { createDraft } from '#domain/billing/documents/create_draft'
import { deleteDraft } from '#domain/billing/documents/delete_draft'
import { proposeDrafts } from '#domain/billing/unbilled/propose_drafts'
import { system } from '#domain/shared/audit/actor'
import { freezeClock } from '#domain/shared/time/clock'
import {
  aLine,
  createPayer,
  credit,
  documentIn,
  draft,
  fieldsFor,
  issue,
  issued,
  voidIn,
} from '#tests/helpers/billing/documents'
import { attended, pricedGroup, shareWords, unbilledLines } from '#tests/helpers/billing/unbilled'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'

const november = { from: '2026-11-01', until: '2026-11-30' }

const propose = (centre: Centre) =>
  proposeDrafts({ tenantId: centre.id, actor: system, filter: november, words: shareWords })

async function proposedDraft(centre: Centre) {
  const { ids } = await propose(centre)
  return documentIn(centre, ids[0]!)
}

const billedIn = async (centre: Centre) =>
  (await rowsOf(centre, 'attendance')).filter(({ billed_at: at }) => at !== null).length

async function twoSessions(centre: Centre) {
  const place = await pricedGroup(centre, { minor: 3_333n })
  await attended(centre, place, '2026-11-02')
  await attended(centre, place, '2026-11-09')
  return place
}

test.group('Sessions that a line claims', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00Z'))

  test('C16 are billed once: issuing marks them, a void invoice frees them', async ({ assert }) => {
    const centre = await createCentre()
    await twoSessions(centre)
    const made = await proposedDraft(centre)
    assert.equal(await billedIn(centre), 0)
    assert.isEmpty((await unbilledLines(centre)).lines)

    assert.isTrue((await issue(centre, made)).ok)
    assert.equal(await billedIn(centre), 2)
    assert.isEmpty((await propose(centre)).ids)

    assert.isTrue((await voidIn(centre, await documentIn(centre, made.id))).ok)
    assert.equal(await billedIn(centre), 0)
    assert.isEmpty(await rowsOf(centre, 'billing_claims'))
    const [again] = (await unbilledLines(centre)).lines
    assert.equal(again!.session_count, 2)
  })

  test('C16 can be billed again when their draft is deleted', async ({ assert }) => {
    const centre = await createCentre()
    await twoSessions(centre)
    const { id, version } = await proposedDraft(centre)
    const removed = await deleteDraft({ tenantId: centre.id, actor: system, id, version })
    assert.isTrue(removed.ok)
    assert.isEmpty(await rowsOf(centre, 'billing_claims'))
    assert.lengthOf((await propose(centre)).ids, 1)
  })

  test('C16 belong to one of two drafts that are made at once, and the other leaves nothing', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const place = await pricedGroup(centre, { minor: 3_333n })
    const session = await attended(centre, place, '2026-11-02')
    const [branch] = await rowsOf(centre, 'branches')
    const payer = await createPayer(centre)
    const claim = {
      session_id: session,
      student_id: place.student,
      charge_percent: 100,
      minutes: 60,
    }
    const line = aLine('3333', { exponent: 3, student_id: place.student, sessions: [claim] })
    const make = () =>
      createDraft({
        tenantId: centre.id,
        actor: system,
        branch_id: branch!.id,
        currency: 'KWD',
        fields: fieldsFor(payer, { exponent: 3 }),
        lines: [line],
      })
    const results = await Promise.all([make(), make(), make()])
    const refusals = results.flatMap((result) => (result.ok ? [] : [result.error.type]))
    assert.deepEqual(refusals, ['already_billed', 'already_billed'])
    assert.lengthOf(await rowsOf(centre, 'documents'), 1)
    assert.lengthOf(await rowsOf(centre, 'billing_claims'), 1)
  })
})

test.group('Documents of another centre', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00Z'))

  test('C16 are neither issued, voided, credited nor deleted', async ({ assert }) => {
    const [own, other] = [await createCentre(), await createCentre()]
    const [made, sent] = [await draft(other), await issued(other)]
    const { id, version } = made
    const results = [
      await issue(own, made),
      await voidIn(own, sent),
      await credit(own, sent, { kind: 'all' }),
      await deleteDraft({ tenantId: own.id, actor: system, id, version }),
    ]
    for (const result of results) {
      assert.isFalse(result.ok)
      if (!result.ok) assert.equal(result.error.type, 'not_found')
    }
    assert.deepInclude(await documentIn(other, sent.id), { status: 'issued', credited: '0' })
    assert.equal((await documentIn(other, id)).status, 'draft')
  })
})
