import router from '@adonisjs/core/services/router'
import { BarePage } from '#benchmarks/server/bare_page'
import { ExplicitList } from '#benchmarks/server/explicit_list'
import { FixedList } from '#benchmarks/server/fixed_list'
import { multiSearch } from '#benchmarks/server/multi_search'
import { Timetable } from '#benchmarks/server/timetable'
import { middleware } from '#start/kernel'

const fixed = new FixedList()
const explicit = new ExplicitList()
const bare = new BarePage()
const timetable = new Timetable()

router
  .group(() => {
    router.get('/fixed', (ctx) => fixed.show(ctx))
    router.get('/explicit', (ctx) => explicit.show(ctx))
    router.get('/bare', (ctx) => bare.show(ctx))
    router.get('/search', (ctx) => multiSearch(ctx))
    router.get('/timetable', (ctx) => timetable.plan(ctx))
    router.get('/timetable/free', (ctx) => timetable.find(ctx))
    router.get('/timetable/book', (ctx) => timetable.book(ctx))
  })
  .prefix('/admin/bench')
  .use(middleware.portal({ kinds: ['admin'] }))
