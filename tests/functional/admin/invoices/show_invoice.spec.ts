import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { credit, draft, issued } from '#tests/helpers/billing/documents'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { props, signedIn } from '#tests/helpers/visitor'

test.group('Invoices: one', () => {
  test('C16 a page with lines, taxes, what is open and its history', async ({ client, assert }) => {
    const centre = await createCentre()
    const invoice = await issued(centre, { internal_notes: 'Pays by transfer' })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const page = await props(visitor, `/admin/invoices/${invoice.id}`)
    assert.include(page.invoice, {
      number: invoice.number,
      state: 'open',
      internal_notes: 'Pays by transfer',
    })
    assert.deepEqual(page.invoice.open, { minor: '11500', currency: 'SAR', exponent: 2 })
    assert.lengthOf(page.invoice.lines, 1)
    assert.include(page.invoice.taxes[0], { tax_kind: 'rate', tax_rate: 1500 })
    assert.deepEqual(
      page.activity.map(({ action }: { action: string }) => action),
      ['invoices.issue', 'invoices.create']
    )
  })

  test('C16 of another centre, of the other kind or unknown is not found', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const foreign = await draft(await createCentre())
    const noted = await credit(centre, await issued(centre), { kind: 'all' })
    const note = noted.ok ? noted.value.id : ''
    const visitor = await signedIn(client, await createAdministrator(centre))
    for (const id of [foreign.id, note, uuid(), 'x'])
      assert.equal((await visitor.visit(`/admin/invoices/${id}`)).status(), 404, id)
    assert.equal((await visitor.visit(`/admin/credit-notes/${note}`)).status(), 200)
    assert.equal((await visitor.visit(`/admin/credit-notes/${foreign.id}`)).status(), 404)
  })

  test('C16 credit notes are listed and found as invoices are', async ({ client, assert }) => {
    const centre = await createCentre()
    await credit(centre, await issued(centre), { kind: 'all' })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { credit_notes: all } = await props(visitor, '/admin/credit-notes?q=khalil')
    assert.equal(all.meta.total, 1)
    assert.include(all.rows[0], { reason: 'Not held' })
    const answer = await visitor.get('/admin/credit-note-exports')
    assert.lengthOf(answer.text().trim().split('\r\n'), 2)
  })
})
