import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { BarePage } from '#benchmarks/server/bare_page'
import { FixedList } from '#benchmarks/server/fixed_list'
import { middleware } from '#start/kernel'

const fixed = new FixedList()
const bare = new BarePage()

/** A route whose code an older build lacks answers 500, and the others serve. */
const once = <Made>(make: () => Promise<Made>) => {
  let made: Promise<Made> | undefined
  return () => (made ??= make())
}
const explicit = once(async () => {
  const { ExplicitList } = await import('#benchmarks/server/explicit_list')
  return new ExplicitList()
})
const timetable = once(async () => {
  const { Timetable } = await import('#benchmarks/server/timetable')
  return new Timetable()
})
const issuing = once(async () => {
  const { InvoiceIssuing } = await import('#benchmarks/server/issuing')
  return new InvoiceIssuing()
})

router
  .group(() => {
    router.get('/fixed', (ctx) => fixed.show(ctx))
    router.get('/bare', (ctx) => bare.show(ctx))
    router.get('/explicit', async (ctx) => (await explicit()).show(ctx))
    router.get('/search', async (ctx: HttpContext) => {
      const { multiSearch } = await import('#benchmarks/server/multi_search')
      return multiSearch(ctx)
    })
    router.get('/issuing', async (ctx) => (await issuing()).issue(ctx))
    router.get('/timetable', async (ctx) => (await timetable()).plan(ctx))
    router.get('/timetable/free', async (ctx) => (await timetable()).find(ctx))
    router.get('/timetable/book', async (ctx) => (await timetable()).book(ctx))
  })
  .prefix('/admin/bench')
  .use(middleware.portal({ kinds: ['admin'] }))
