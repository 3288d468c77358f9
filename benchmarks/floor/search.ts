import Fastify from 'fastify'
import pg from 'pg'
import { bypass } from '#benchmarks/server/bypass'

/** Floor (b): Fastify and a pool; the filtered list and its total through the same trigram index, tenant written out. */
const columns = `id, number, first_name, last_name, first_name_other, last_name_other, email, phone, photo, status,
  birth_date::text as birth_date, created_at, archived_at, version`
const sql = `select ${columns}, count(*) over () as total from public.students
  where tenant_id = $1 and archived_at is null and search_text like '%' || $2 || '%' order by sequence desc limit 25`

const pool = new pg.Pool({ ...bypass, max: 10 })
const { rows } = await pool.query('select id from platform.tenants where slug = $1', [
  process.env.BENCH_SLUG,
])
const tenant = rows[0].id

const server = Fastify()
server.get<{ Querystring: { q: string } }>('/students', async ({ query }) => {
  const found = await pool.query(sql, [tenant, query.q])
  return { rows: found.rows, total: Number(found.rows[0]?.total ?? 0) }
})
await server.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.once('disconnect', () => process.exit(0))
process.send?.('ready')
