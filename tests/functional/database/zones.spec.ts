import { test } from '@japa/runner'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { v7 as uuid } from 'uuid'
import { compareZones, wordsOfDifference } from '#database/compare_zones'
import { fillZones } from '#database/fill_zones'
import { AddBranch } from '#domain/scheduling/branches/actions/add_branch'
import { system } from '#domain/shared/audit/actor'
import { compiler, ownerPool } from '#domain/shared/data/database'
import { instantOf, localTime } from '#domain/shared/data/local_time'
import { wallClock } from '#domain/shared/time/wall_clock_instant'
import { shownAt } from '#domain/shared/time/zone_offsets'
import { createCentre } from '#tests/helpers/centre/centre'
import { asOwner } from '#tests/helpers/database/as_owner'

const zones = Intl.supportedValuesOf('timeZone')

/** Leaves nothing behind. */
async function inRollback<T>(work: (owner: PoolClient) => Promise<T>) {
  const owner = await ownerPool().connect()
  await owner.query('begin')
  try {
    return await work(owner)
  } finally {
    await owner.query('rollback')
    owner.release()
  }
}

/** The answer of a Kysely expression over months `m.at` and zones `m.zone`, one text for each zone. */
const textOf = (expression: Parameters<typeof localTime>[0]) =>
  compiler
    .selectNoFrom(sql<string>`to_char(${expression}, 'YYYY-MM-DD"T"HH24:MI')`.as('clock_time'))
    .compile()
    .sql.replace(/^select (.*) as "clock_time"$/s, '$1')

const [at, zone] = [sql.ref('m.at'), sql.ref('m.zone')]

async function ofEveryMonth(owner: PoolClient, expression: string, from: number, until: number) {
  const { rows } = await owner.query<{ zone: string; clock_times: string[] }>(
    `select m.zone, array_agg(${expression} order by m.at) as clock_times
     from (select zone, at from unnest($1::text[]) zone, generate_series($2::timestamptz, $3, interval '1 month') at) m
     group by m.zone`,
    [zones, `${from}-01-01T00:00Z`, `${until}-01-01T00:00Z`]
  )
  return new Map(rows.map((row) => [row.zone, row.clock_times]))
}

const months = (from: number, until: number) =>
  Array.from({ length: (until - from) * 12 + 1 }, (_, n) => new Date(Date.UTC(from, n, 1)))

test.group('One table of zones', () => {
  test('PostgreSQL shows what JavaScript shows, in every zone and month from 2000 to 2040', async ({
    assert,
  }) => {
    await inRollback(async (owner) => {
      await owner.query('update platform.zones set is_chosen = true')
      await fillZones(owner)
      const clockTimes = await ofEveryMonth(owner, textOf(localTime(at, zone)), 2000, 2040)
      const moments = months(2000, 2040)
      for (const name of zones)
        assert.deepEqual(
          clockTimes.get(name),
          moments.map((moment) => shownAt(name, moment)),
          name
        )
    })
  }).timeout(120_000)

  test('a zone that nobody has chosen is known for the years around this one', async ({
    assert,
  }) => {
    await inRollback(async (owner) => {
      const year = new Date().getUTCFullYear()
      const clockTimes = await ofEveryMonth(owner, textOf(localTime(at, zone)), year - 2, year + 5)
      const moments = months(year - 2, year + 5)
      for (const name of zones)
        assert.deepEqual(
          clockTimes.get(name),
          moments.map((moment) => shownAt(name, moment)),
          name
        )
    })
  }).timeout(60_000)

  test('a time on the wall is the same instant in both, skipped, doubled or neither', async ({
    assert,
  }) => {
    const walls = [
      ...['2026-03-29T00:59', '2026-03-29T01:30', '2026-03-29T02:30', '2026-10-25T01:30'],
      ...['2026-10-25T02:30', '2026-11-01T01:30', '2026-02-15T02:30', '2026-09-20T02:30'],
      ...['2026-03-08T02:30', '2026-10-31T23:00', '2026-04-24T00:00', '2026-09-06T00:00'],
    ]
    const named = ['Europe/London', 'Europe/Berlin', 'Africa/Casablanca', 'America/New_York']
    for (const name of [...named, 'Africa/Cairo', 'America/Santiago', 'Asia/Riyadh'])
      for (const wall of walls) {
        const { rows } = await sql<{
          at: Date
        }>`select ${instantOf(sql`${wall}`, sql`${name}`)} as at`.execute(asOwner())
        assert.deepEqual(rows[0]!.at, wallClock(wall, name).at, `${name} ${wall}`)
      }
  })

  test('another name of a zone is written down when a branch chooses it', async ({ assert }) => {
    const centre = await createCentre()
    const kolkata = async () => {
      const row = asOwner().selectFrom('platform.zones').where('name', '=', 'Asia/Kolkata')
      return row.select(['is_chosen', 'offsets']).executeTakeFirst()
    }
    const names = { name_en: 'East', name_ar: null }
    const fields = { ...names, code: null, address: null, phone: null, time_zone: 'Asia/Kolkata' }
    await new AddBranch().execute({ tenantId: centre.id, actor: system, fields })
    assert.deepEqual(await kolkata(), { is_chosen: true, offsets: [19_800] })
    const next = { ...names, name_en: uuid(), code: null, address: null, phone: null }
    await new AddBranch().execute({
      tenantId: centre.id,
      actor: system,
      fields: { ...next, time_zone: 'Asia/Kolkata' },
    })
  })

  test('a start says where PostgreSQL disagrees, and only of zones that are chosen', async ({
    assert,
  }) => {
    const differences = await inRollback(async (owner) => {
      await owner.query('update platform.zones set is_chosen = false')
      await owner.query(`insert into platform.zones (name, starts, local_starts, offsets) values
        ('Mars/Olympus', '{2000-01-01Z,2060-01-01Z}', '{2000-01-01Z,2060-01-01Z}', '{0}')`)
      await owner.query(`update platform.zones set is_chosen = true, starts = '{2000-01-01Z,2060-01-01Z}',
        local_starts = '{2000-01-01Z,2060-01-01Z}', offsets = '{0}' where name = 'Asia/Kathmandu' or name = 'Asia/Katmandu'`)
      return compareZones(owner)
    })
    assert.lengthOf(differences, 2)
    const [nepal, mars] = differences
    assert.containsSubset(nepal, { node: 0, postgres: 345 })
    assert.match(
      wordsOfDifference(nepal!),
      /^Node\.js \(.+\) and PostgreSQL disagree about Asia\/K\w+: from \d{4}-\d\d-\d\d on it is UTC\+0 by Node\.js and UTC\+5:45 by PostgreSQL\. Markaz goes by Node\.js everywhere/
    )
    assert.match(wordsOfDifference(mars!), /^PostgreSQL doesn't know the time zone Mars\/Olympus\./)
  })

  test('no function, view or column of the database asks PostgreSQL for a zone but UTC', async ({
    assert,
  }) => {
    const { rows } = await ownerPool().query<{ name: string }>(`
      with texts as (
        select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as text
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        join pg_language l on l.oid = p.prolang and l.lanname in ('sql', 'plpgsql')
        where n.nspname in ('public', 'platform', 'search') and p.prokind in ('f', 'p')
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        union all select viewname, definition from pg_views where schemaname in ('public', 'platform', 'search')
        union all select c.relname, pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d join pg_class c on c.oid = d.adrelid
        union all select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'c'
      )
      select name from texts
      where text ~* 'at time zone (?!''UTC'')|\\mtimezone\\((?!''UTC'')|\\mcurrent_date\\M|now\\(\\)::date|localtimestamp'`)
    assert.deepEqual(rows, [])
  })
})
