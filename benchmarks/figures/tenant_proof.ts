import type pg from 'pg'
import type { Address } from '#bin/database/connection'
import { atMost, type Figure, median } from '#benchmarks/figures/figure'
import { loadInRounds, type Slice } from '#benchmarks/load/rounds'
import { visits } from '#benchmarks/load/visits'
import { Child } from '#benchmarks/measure/child'
import { everySeat } from '#benchmarks/measure/every_seat'
import { ask, assetsVersion } from '#benchmarks/measure/visitor'
import { openOwner } from '#benchmarks/seed/open_owner'
import { samples, settings } from '#benchmarks/settings'

const list = '/admin/students'
const warming = samples(200)

/** As it was before: the setting is the tenant, and nothing is proved. */
const trusting = `
  create or replace function platform.enter(tenant uuid, token text, branches uuid[] default null)
  returns void language sql as $$ select set_config('app.tenant_id', tenant::text, true) $$;
  create or replace function platform.entered() returns uuid language sql stable as $$
    select current_setting('app.tenant_id')::uuid $$`

/** What a list costs with the proof of its tenant (docs/adr/0027-tenant-proof.md), and in the same rounds without it. */
export async function tenantProof(postmaster: number, address: Address): Promise<Figure[]> {
  const owner = await openOwner(address)
  const proving = await definitions(owner)
  const web = new Child('benchmarks/server/web.js')
  try {
    await web.ready()
    const [seats, version] = [await everySeat(), await assetsVersion()]
    const visit = visits({ web: web.pid, seats, version })
    const target = (name: string, functions: string) => {
      const made = visit(name, [list], (props) => Boolean(props.students))
      const warm = () =>
        ask({ path: list, headers: { ...made.job.headers, cookie: seats[0]!.cookie } })
      const prepare = async () => {
        await owner.query(functions)
        await Promise.all(Array.from({ length: warming }, warm))
      }
      return { ...made, prepare }
    }
    const both = [target('proved', proving), target('trusted', trusting)]
    const slices = await loadInRounds(both, postmaster)
    const [proved, trusted] = both.map(({ name }) => slices.of(name))
    return [
      {
        name: 'the proof of the tenant: a list with the proof of its tenant, CPU',
        value: tell(proved!),
        floor: `${tell(trusted!)} without`,
        measured: median(proved!.map((slice, round) => cpu(slice) / cpu(trusted![round]!))),
        bound: atMost(1.05, 'x without'),
      },
    ]
  } finally {
    await owner.query(proving)
    await owner.end()
    await web.stop()
  }
}

async function definitions(owner: pg.Client) {
  const { rows } = await owner.query<{ text: string }>(
    `select string_agg(pg_get_functiondef(one), ';') as text
     from unnest(array['platform.enter(uuid, text, uuid[])', 'platform.entered()']::regprocedure[]) one`
  )
  const { text } = rows[0]!
  if (!text.includes('tenant_proof')) {
    throw new Error(`A run was ended half way: drop the database ${settings.database}`)
  }
  return text
}

const cpu = ({ webCpu, databaseCpu }: Slice) => webCpu + databaseCpu

function tell(slices: Slice[]) {
  const middle = (value: (slice: Slice) => number) => median(slices.map(value)).toFixed(2)
  return `${middle(({ webCpu }) => webCpu)}+${middle(({ databaseCpu }) => databaseCpu)} ms`
}
