import { test } from '@japa/runner'
import { ownerPool } from '#domain/shared/data/database'
import { offerHours } from '#domain/teaching/groups/rules/offer_hours'

test.group('The hours an offer of a seat lasts', () => {
  test('are in the table what the rule says', async ({ assert }) => {
    const { rows } = await ownerPool().query<{ usual: string; bounds: string }>(`
      select pg_get_expr(d.adbin, d.adrelid) as usual, pg_get_constraintdef(c.oid) as bounds
      from pg_attribute a
      join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      join pg_constraint c on c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
      where a.attrelid = 'public.groups'::regclass and a.attname = 'offer_hours'`)
    assert.lengthOf(rows, 1)
    const [{ usual, bounds } = { usual: '', bounds: '' }] = rows
    const { least, most, usual: hours } = offerHours
    assert.equal(usual, String(hours))
    assert.deepEqual(bounds.match(/\d+/g)!.map(Number), [least, most])
  })
})
