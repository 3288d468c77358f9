import { test } from '@japa/runner'
import { deleteDraft } from '#domain/billing/documents/delete_draft'
import { proposeDrafts } from '#domain/billing/unbilled/propose_drafts'
import { system } from '#domain/shared/audit/actor'
import { freezeClock } from '#domain/shared/time/clock'
import { documentIn, issue, voidIn } from '#tests/helpers/billing/documents'
import { createService } from '#tests/helpers/billing/price_list'
import { feeOf, shareWords, unbilledLines } from '#tests/helpers/billing/unbilled'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'

const propose = (centre: Centre) =>
  proposeDrafts({
    tenantId: centre.id,
    actor: system,
    filter: { from: '2026-09-01', until: '2026-11-30' },
    words: shareWords,
  })

/** A student in two groups; both courses charge a book each time and registration once. */
async function centreWithFees() {
  const centre = await createCentre()
  const price = { cents: 5_000, from: '2026-01-01' }
  const book = await createService(centre, { nameEn: 'Book', kind: 'book', unit: 'item' }, price)
  const registration = await createService(
    centre,
    { nameEn: 'Registration', kind: 'registration', unit: 'item', taxMode: 'exempt' },
    { ...price, cents: 10_000 }
  )
  const student = await createStudent(centre)
  for (const startsOn of ['2026-09-05', '2026-10-05']) {
    const group = await createGroup(centre)
    await feeOf(centre, group, book, 'each')
    await feeOf(centre, group, registration, 'once')
    await enrolled(centre, group, { student: { id: student.id }, startsOn })
  }
  return { centre, student }
}

const proposedFees = async (centre: Centre, from = '2026-09-01') =>
  (await unbilledLines(centre, { from })).lines.map(({ label_en, unit, gross, period_from }) => {
    return { label_en, unit, gross, period_from }
  })

const september = { unit: 'item', period_from: '2026-09-05' } as const
const bookOf = (first: typeof september | { unit: 'item'; period_from: string }) => {
  return { label_en: 'Book', gross: 5_000n, ...first }
}
const october = { ...september, period_from: '2026-10-05' }

test.group('Fees of courses', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00Z'))

  test('C16 are proposed with every enrolment, or once for each student', async ({ assert }) => {
    const { centre } = await centreWithFees()
    assert.sameDeepMembers(await proposedFees(centre), [
      bookOf(september),
      bookOf(october),
      { label_en: 'Registration', gross: 10_000n, ...september },
    ])
    assert.deepEqual(await proposedFees(centre, '2026-10-01'), [bookOf(october)])
  })

  test('C16 are billed once: a draft claims them, and lets them go when it is deleted or void', async ({
    assert,
  }) => {
    const { centre } = await centreWithFees()
    const both = await Promise.all([propose(centre), propose(centre)])
    const ids = both.flatMap((proposed) => proposed.ids)
    assert.lengthOf(ids, 1)
    assert.isEmpty(await proposedFees(centre))
    assert.sameMembers(
      (await rowsOf(centre, 'document_lines')).map(({ kind, total }) => `${kind} ${total}`),
      ['fee 5000', 'fee 5000', 'fee 10000']
    )
    const act = { tenantId: centre.id, actor: system }
    const deleted = await deleteDraft({ ...act, id: ids[0]!, version: 1 })
    assert.isTrue(deleted.ok)
    assert.lengthOf(await proposedFees(centre), 3)

    const [again] = (await propose(centre)).ids
    const issued = await issue(centre, { id: again!, version: 1 })
    assert.isTrue(issued.ok)
    assert.isEmpty(await proposedFees(centre))
    const voided = await voidIn(centre, await documentIn(centre, again!))
    assert.isTrue(voided.ok)
    assert.lengthOf(await proposedFees(centre), 3)
    assert.isEmpty(await rowsOf(centre, 'fee_claims'))
  })
})
