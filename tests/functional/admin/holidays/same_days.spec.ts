import { test } from '@japa/runner'
import { isolate } from '#domain/shared/text/isolate'
import { rowsOf } from '#tests/helpers/centre/centre'
import { office } from '#tests/helpers/centre/office'

const eid = { name_en: 'Eid', starts_on: '2027-03-09', ends_on: '2027-03-12' }
const again = { name_en: 'Eid holiday', starts_on: '2027-03-12', ends_on: '2027-03-14' }

test.group('A second holiday on a day', () => {
  test('C20 is warned of by the name of the first, and saved once that is confirmed', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    await visitor.post('/admin/holidays', eid)
    await visitor.post('/admin/holidays', again)
    assert.lengthOf(await rowsOf(centre, 'holidays'), 1)
    const form = await visitor.visit('/admin/holidays/create')
    assert.include(form.body().props.errors.confirm_same_days, isolate('Eid'))
    await visitor.post('/admin/holidays', { ...again, confirm_same_days: true })
    assert.lengthOf(await rowsOf(centre, 'holidays'), 2)
  })

  test('C20 a holiday’s own days, other days and other centres speak against nothing', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const other = await office(client)
    await other.visitor.post('/admin/holidays', eid)
    await visitor.post('/admin/holidays', eid)
    await visitor.post('/admin/holidays', { ...again, starts_on: '2027-03-13' })
    const [first] = await rowsOf(centre, 'holidays', { name_en: 'Eid' })
    await visitor.put(`/admin/holidays/${first!.id}`, {
      ...eid,
      name_en: 'Eid al-Fitr',
      version: 1,
    })
    const names = (await rowsOf(centre, 'holidays')).map(({ name_en: name }) => name)
    assert.sameMembers(names, ['Eid al-Fitr', 'Eid holiday'])
    await visitor.put(`/admin/holidays/${first!.id}`, { ...eid, ends_on: '2027-03-13', version: 2 })
    const [unchanged] = await rowsOf(centre, 'holidays', { id: first!.id })
    assert.equal(unchanged!.version, 2)
  })
})
