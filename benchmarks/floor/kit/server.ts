import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import pg from 'pg'
import { importer } from '#bin/importer'
import { kitSettings } from '#benchmarks/floor/kit/settings'
import { bypass } from '#benchmarks/server/bypass'

/**
 * Floor: AdonisJS' bare inertia-react starter kit with one route: 25 rows and a counter's row by two prepared queries, page
 * props as JSON, behind all of the kit's middleware, its session a cookie. It knows no centres, no row-level security, no
 * permissions and no signed-in person.
 */
const sql = `select id, number, first_name, last_name, first_name_other, last_name_other, email, phone, photo, status,
  birth_date::text as birth_date, created_at, archived_at, version
  from public.students where tenant_id = $1 order by created_at desc, id desc limit 25`
const counter = `select total from public.student_counts where tenant_id = $1 and block = -1 and state = 'active'`

const pool = new pg.Pool({ ...bypass, max: 10 })

const ignitor = new Ignitor(new URL('../../../', import.meta.url), { importer })
ignitor.tap((app) => {
  app.rcContents({
    providers: [
      () => import('@adonisjs/core/providers/app_provider'),
      () => import('@adonisjs/core/providers/edge_provider'),
      () => import('@adonisjs/session/session_provider'),
      () => import('@adonisjs/vite/vite_provider'),
      () => import('@adonisjs/shield/shield_provider'),
      () => import('@adonisjs/inertia/inertia_provider'),
      () => import('@adonisjs/auth/auth_provider'),
    ].map((file) => ({ file, environment: ['web'] })),
  })
  app.useConfig(kitSettings)
  app.starting(async () => {
    const { default: server } = await import('@adonisjs/core/services/server')
    const { default: router } = await import('@adonisjs/core/services/router')
    server.use([
      () => import('#core/requests/container_bindings_middleware'),
      () => import('@adonisjs/vite/vite_middleware'),
      async () => ({ default: (await import('#benchmarks/floor/kit/middleware')).KitInertia }),
    ])
    router.use([
      () => import('@adonisjs/core/bodyparser_middleware'),
      () => import('@adonisjs/session/session_middleware'),
      () => import('@adonisjs/shield/shield_middleware'),
      () => import('@adonisjs/auth/initialize_auth_middleware'),
      async () => ({ default: (await import('#benchmarks/floor/kit/middleware')).KitAuth }),
    ])
    const tenants = await pool.query('select id from platform.tenants where slug = $1', [
      process.env.BENCH_SLUG,
    ])
    const values = [tenants.rows[0].id]
    router.get('/students', async ({ inertia }) => {
      const { rows } = await pool.query({ name: 'students', text: sql, values })
      const counted = await pool.query({ name: 'counter', text: counter, values })
      const students = { rows, meta: { total: counted.rows[0].total } }
      return inertia.render('students/index' as never, { students } as never)
    })
  })
})
process.once('disconnect', () => process.exit(0))
await ignitor.httpServer().start()
