import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { freezeClock } from '#domain/shared/time/clock'
import { auditOf } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const path = '/admin/holiday-proposals'

type Proposal = {
  preset: string
  preset_year: number
  starts_on: string
  ends_on: string
  is_sighted: boolean
  taken_id: string | null
}

async function atTheDesk(client: ApiClient, options: { country?: string } = {}) {
  const centre = await createCentre(options)
  const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
  const props = async (asked = '') => (await visitor.visit(`${path}${asked}`)).body().props
  return { centre, visitor, props }
}

const confirmedOf = (proposals: Proposal[], isChosen: (one: Proposal) => boolean) =>
  proposals
    .filter(({ taken_id: taken }) => taken === null)
    .map(({ preset, preset_year, starts_on, ends_on, ...one }) => ({
      ...{ preset, preset_year, starts_on, ends_on },
      confirmed: isChosen({ preset, preset_year, starts_on, ends_on, ...one }),
    }))

test.group('Public holidays', () => {
  test('of the centre’s country and year are proposed; only those a person confirms become holidays', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(freezeClock('2026-11-25T09:00:00Z'))
    const { centre, visitor, props } = await atTheDesk(client)
    const { proposals, country, year, years } = await props()
    assert.deepEqual([country, year, years], ['SA', 2026, [2026, 2027, 2028]])
    assert.deepEqual(
      proposals.map((one: Proposal) => [one.preset, one.is_sighted]),
      [
        ['sa_founding_day', false],
        ['eid_al_fitr', true],
        ['eid_al_adha', true],
        ['sa_national_day', false],
      ]
    )
    assert.isEmpty(await rowsOf(centre, 'holidays'))
    const holidays = confirmedOf(proposals, ({ preset }) => preset !== 'eid_al_adha')
    Object.assign(holidays[1]!, { starts_on: '2026-03-20', ends_on: '٢٠٢٦-٠٣-٢٣' })
    await visitor.post(path, { holidays })
    const rows = await rowsOf(centre, 'holidays')
    assert.sameMembers(
      rows.map(({ preset, name_ar: name }) => `${preset} ${name}`),
      [
        'sa_founding_day يوم التأسيس',
        'eid_al_fitr عيد الفطر',
        'sa_national_day اليوم الوطني السعودي',
      ]
    )
    const feast = rows.find(({ preset }) => preset === 'eid_al_fitr')!
    const [told] = await auditOf(centre, feast.id)
    assert.include(told.after, {
      preset_year: 1447,
      starts_on: '2026-03-20',
      ends_on: '2026-03-23',
    })
    assert.equal(told.action, 'holidays.create')
  })

  test('are never added twice, whoever asks and however often, unless one was deleted', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, props } = await atTheDesk(client)
    const { proposals } = await props('?country=KW')
    const all = confirmedOf(proposals, () => true)
    const asked = `${path}?country=KW`
    await Promise.all([
      visitor.post(asked, { holidays: all }),
      visitor.post(asked, { holidays: all }),
    ])
    await visitor.post(asked, { holidays: all })
    const rows = await rowsOf(centre, 'holidays')
    assert.lengthOf(rows, all.length)
    const again = await props('?country=BH')
    const shared = again.proposals.filter((one: Proposal) => one.taken_id !== null)
    assert.includeMembers(
      shared.map(({ preset }: Proposal) => preset),
      ['new_year', 'eid_al_fitr', 'eid_al_adha', 'mawlid']
    )
    await visitor.delete(`/admin/holidays/${rows[0]!.id}`)
    const open = (await props('?country=KW')).proposals.filter(
      (one: Proposal) => one.taken_id === null
    )
    assert.deepEqual(
      open.map(({ preset }: Proposal) => preset),
      [rows[0]!.preset]
    )
  })

  test('with wrong days, of another country or made up are refused, and nothing is half-written', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, props } = await atTheDesk(client, { country: 'JO' })
    const { proposals } = await props()
    const [first, ...rest] = confirmedOf(proposals, () => true)
    const refused = async (change: object) => {
      await visitor.post(path, { holidays: [{ ...first, ...change }, ...rest] })
      return Object.keys((await props()).errors)
    }
    assert.deepEqual(await refused({ ends_on: '2000-01-01' }), ['holidays.0.ends_on'])
    assert.deepEqual(await refused({ starts_on: 'soon' }), ['holidays.0.starts_on'])
    assert.deepEqual(await refused({ preset: 'sa_national_day' }), ['holidays'])
    assert.deepEqual(await refused({ preset_year: 1999 }), ['holidays'])
    assert.isEmpty(await rowsOf(centre, 'holidays'))
    await visitor.post(path, { holidays: rest.map((one) => ({ ...one, confirmed: false })) })
    assert.isEmpty(await rowsOf(centre, 'holidays'))
  })

  test('of a country without presets open with another one; a wrong address is none', async ({
    client,
    assert,
  }) => {
    const { props } = await atTheDesk(client, { country: 'FR' })
    assert.equal((await props()).country, 'SA')
    const asked = await props('?country=XX&year=1990')
    assert.equal(asked.country, 'SA')
    assert.equal(asked.year, asked.years[0])
    assert.equal((await props('?country=MA')).country, 'MA')
  })
})
