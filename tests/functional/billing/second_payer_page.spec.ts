import { test } from '@japa/runner'
import { inBranches } from '#domain/shared/data/branch_limit'
import { currentOf, proposedShares, shareWith } from '#tests/helpers/billing/second_payers'
import { createCompanyPayer } from '#tests/helpers/billing/papers'
import { attended, pricedGroup } from '#tests/helpers/billing/unbilled'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import type { Permission } from '#domain/access/roles/permissions'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { signedIn } from '#tests/helpers/visitor'

const changing: Permission[] = [
  'admin.groups.index',
  'admin.enrolments.index',
  'admin.enrolments.update',
]

test.group('The second payer of an enrolment, from a page', () => {
  test('C16 what is refused stands under its field, and what is typed is read in any digits', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { enrolment, group, student } = await pricedGroup(centre, { minor: 3_333n })
    const company = `payer:${await createCompanyPayer(centre)}`
    const visitor = await signedIn(client, await createAdministrator(centre))
    const path = `/admin/enrolments/${enrolment}/second-payer`
    const page = async () => (await visitor.visit(`/admin/groups/${group}`)).body()
    const percent = { payer: company, share_kind: 'percent' }
    const amount = { payer: company, share_kind: 'amount' }
    for (const [body, field] of [
      [{ ...percent, share_value: '0' }, 'share_value'],
      [{ ...percent, share_value: '101' }, 'share_value'],
      [{ ...percent, share_value: '33.3333' }, 'share_value'],
      [{ ...percent, share_value: '-5' }, 'share_value'],
      [{ ...amount, share_value: '0' }, 'share_value'],
      [{ ...amount, share_value: '1.2345' }, 'share_value'],
      [{ ...amount, share_value: 'USD 1' }, 'share_value'],
      [{ ...amount, share_kind: 'half', share_value: '1' }, 'share_kind'],
      [{ share_kind: 'percent', share_value: '50' }, 'payer'],
      [{ ...percent, share_value: '50', payer: `student:${student}` }, 'payer'],
      [{ ...percent, share_value: '50', payer: 'payer:nobody' }, 'payer'],
      [{ ...percent, share_value: '50', payer_kind: 'company' }, 'name_en'],
    ] as const) {
      await visitor.post(path, body)
      assert.property((await page()).props.errors, field, JSON.stringify(body))
    }
    assert.isEmpty(await rowsOf(centre, 'enrolment_payers'))

    await visitor.post(path, { ...percent, share_value: '٣٣٫٣٣' })
    assert.match((await page()).flash.success, /second payer/)
    const { second } = (await visitor.get(path)).body()
    assert.containsSubset(second, { percent: 3_333, amount: null, payer: { reference: company } })
    await visitor.post(path, { ...amount, share_value: '1.500', current: second.id })
    assert.equal((await currentOf(centre, enrolment))!.amount, '1500')
    await visitor.post(path, { ...percent, share_value: '50', current: second.id })
    assert.property((await page()).props.errors, 'payer')

    const { id: current } = (await currentOf(centre, enrolment))!
    await visitor.authentic('DELETE', path).json({ current })
    assert.isUndefined(await currentOf(centre, enrolment))
    const actions = (await rowsOf(centre, 'audit_events')).map(({ action }) => action)
    assert.includeMembers(actions, [
      'enrolments.set_second_payer',
      'enrolments.remove_second_payer',
    ])
  })

  test('C16 a company is opened with it, by whoever may write invoices', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { enrolment } = await pricedGroup(centre, { minor: 3_333n })
    const path = `/admin/enrolments/${enrolment}/second-payer`
    const body = {
      payer_kind: 'company',
      name_en: 'Gulf Oil',
      share_kind: 'percent',
      share_value: '60',
    }
    const clerk = await signedIn(client, await createAdministratorWho(centre, changing))
    await clerk.prepare()
    assert.isFalse((await clerk.get(path)).body().can_open_company)
    assert.equal((await clerk.authentic('POST', path).json(body)).status(), 403)
    assert.isEmpty(await rowsOf(centre, 'payers'))
    const visitor = await signedIn(client, await createAdministrator(centre))
    await visitor.post(path, body)
    const [payer] = await rowsOf(centre, 'payers', { kind: 'company' })
    assert.equal(payer!.name, 'Gulf Oil')
    assert.equal((await currentOf(centre, enrolment))!.payer_id, payer!.id)
    const page = (await visitor.visit(`/admin/payers/${payer!.id}`)).body().props
    assert.lengthOf(page.shares, 1)
  })

  test('C16 needs the right to change enrolments; nobody reaches those of others', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { enrolment } = await pricedGroup(centre, { minor: 3_333n })
    const other = await createCentre()
    const path = `/admin/enrolments/${enrolment}/second-payer`
    const choices = `/admin/enrolments/${enrolment}/payer-choices?q=a`
    const body = { payer: 'payer:x', share_kind: 'percent', share_value: '50', current: enrolment }
    const reader = await createAdministratorWho(centre, ['admin.enrolments.index'])
    for (const [account, status] of [
      [reader, 403],
      [await createAdministrator(other), 404],
    ] as const) {
      const visitor = await signedIn(client, account)
      await visitor.prepare()
      assert.equal((await visitor.authentic('POST', path).json(body)).status(), status)
      assert.equal((await visitor.authentic('DELETE', path).json(body)).status(), status)
      assert.equal((await visitor.authentic('GET', path)).status(), status)
      assert.equal((await visitor.authentic('GET', choices)).status(), status)
    }
  })

  test('C16 whoever is limited to another branch neither names nor reads one', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre)
    const { enrolment } = await pricedGroup(centre, { minor: 3_333n })
    const percent = { share: { percent: 5_000 } }
    const within = <T>(work: () => Promise<T>) => inBranches([north], work)
    const refused = await within(() => shareWith(centre, enrolment, percent))
    assert.equal(refused.ok ? 'set' : refused.error.type, 'not_found')
    await shareWith(centre, enrolment, percent)
    assert.isEmpty(await within(() => rowsOf(centre, 'enrolment_payers')))
  })

  test('C16 a document, a list and a paper name one payer; only the office’s page links the other', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const place = await pricedGroup(centre, { minor: 3_333n })
    await shareWith(centre, place.enrolment, { share: { percent: 6_000 } })
    await attended(centre, place, '2026-11-02')
    const visitor = await signedIn(client, await createAdministrator(centre))
    const unbilled = await visitor.visit(
      `/admin/invoices/create?student=${place.student}&from=2026-11-01&until=2026-11-30`
    )
    const { families } = unbilled.body().props
    assert.deepEqual(
      families.map(({ payer }: { payer: { name: string } | null }) => payer?.name ?? null),
      [null, 'Gulf Oil']
    )
    const [first, second] = await proposedShares(centre)
    const { invoice } = (await visitor.visit(`/admin/invoices/${first!.id}`)).body().props
    assert.deepEqual(invoice.other_shares, [{ id: second!.id, number: null }])
    assert.notInclude(JSON.stringify({ ...invoice, other_shares: [] }), 'Gulf Oil')
    assert.notInclude(JSON.stringify({ ...invoice, other_shares: [] }), second!.total)
  })
})
