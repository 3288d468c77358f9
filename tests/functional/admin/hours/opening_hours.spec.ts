import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { auditOf } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const path = '/admin/settings/hours'
const sunday = { weekday: 7, starts: '09:00', ends: '13:00' }

async function atTheDesk(client: ApiClient) {
  const centre = await createCentre()
  const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
  const props = async () => (await visitor.visit(path)).body().props
  return { centre, visitor, props }
}

test.group('Opening hours', () => {
  test('are several windows a day, saved whole and told in the trail; touching ones become one', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, props } = await atTheDesk(client)
    assert.deepEqual((await props()).opening, { version: 0, windows: [] })
    const windows = [
      { weekday: 7, starts: '18:00', ends: '24:00' },
      { weekday: 7, starts: '16:00', ends: '١٨:٠٠' },
      sunday,
      { weekday: 1, starts: '09:00', ends: '21:00' },
    ]
    await visitor.put(path, { version: 0, windows })
    const { opening } = await props()
    assert.deepEqual(opening, {
      version: 1,
      windows: [
        { weekday: 1, starts: '09:00', ends: '21:00' },
        sunday,
        { weekday: 7, starts: '16:00', ends: '24:00' },
      ],
    })
    const told = (await auditOf(centre, centre.id)).at(-1)
    assert.equal(told.action, 'timings.set_opening_hours')
    assert.deepEqual(told.after.opening_hours, ['1 09:00-21:00', '7 09:00-13:00', '7 16:00-24:00'])
    await visitor.put(path, { version: 1, windows: opening.windows })
    assert.equal((await props()).opening.version, 1)
    await visitor.put(path, { version: 1 })
    assert.deepEqual((await props()).opening, { version: 2, windows: [] })
  })

  test('of two people who save at once one is told; there is one week for the centre', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, props } = await atTheDesk(client)
    const other = await (await signedIn(client, await createAdministrator(centre))).prepare()
    const monday = { weekday: 1, starts: '10:00', ends: '12:00' }
    await Promise.all([
      visitor.put(path, { version: 0, windows: [sunday] }),
      other.put(path, { version: 0, windows: [monday] }),
    ])
    assert.lengthOf(await rowsOf(centre, 'opening_weeks'), 1)
    assert.lengthOf(await rowsOf(centre, 'opening_hours'), 1)
    await visitor.put(path, { version: 0, windows: [] })
    const page = await props()
    assert.isNotEmpty(page.errors.version)
    assert.lengthOf(page.opening.windows, 1)
  })

  test('refuse {starts} to {ends} on day {weekday}')
    .with([
      { weekday: 1, starts: '10:00', ends: '10:00' },
      { weekday: 1, starts: '10:00', ends: '٠٩:٠٠' },
      { weekday: 1, starts: '24:00', ends: '24:00' },
      { weekday: 0, starts: '09:00', ends: '10:00' },
      { weekday: 1, starts: '9', ends: '25:00' },
    ])
    .run(async ({ client, assert }, window) => {
      const { centre, visitor, props } = await atTheDesk(client)
      await visitor.put(path, { version: 0, windows: [sunday, window] })
      const wrong = Object.keys((await props()).errors)
      assert.isNotEmpty(wrong)
      assert.isTrue(wrong.every((name) => name.startsWith('windows.1.')))
      assert.isEmpty(await rowsOf(centre, 'opening_hours'))
    })

  test('are a centre’s own, read with the settings and changed by whoever may change them', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    await visitor.put(path, { version: 0, windows: [sunday] })
    const elsewhere = await atTheDesk(client)
    assert.deepEqual((await elsewhere.props()).opening.windows, [])
    const onlooker = await createAdministratorWho(centre, ['admin.settings.index'])
    const looking = await (await signedIn(client, onlooker)).prepare()
    const { props } = (await looking.visit(path)).body()
    assert.isFalse(props.may_update)
    assert.lengthOf(props.opening.windows, 1)
    ;(await looking.put(path, { version: 1, windows: [] })).assertStatus(403)
  })
})
