import type { HttpContext } from '@adonisjs/core/http'
import { gallery, nameIn } from '#app/preview/gallery'
import { sampleList, samplePage } from '#app/preview/sample_list'
import { ListQuery } from '#core/lists/list_query'
import { usualTab } from '#core/records/usual_tab'

export default class SamplePagesController {
  show(ctx: HttpContext) {
    const query = new ListQuery(sampleList, ctx.request.qs())
    const rows = samplePage(query)
    return ctx.inertia.render('preview/pages', {
      page: nameIn(gallery.pages, ctx),
      tab: usualTab(ctx),
      sorts: sampleList.sorts,
      preview: rows,
      query: query.toProps(rows.meta.page),
    })
  }
}
