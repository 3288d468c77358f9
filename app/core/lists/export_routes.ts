import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import type { ExportedArea, ExportedList } from '#core/lists/exported_list'
import { areaPolicy } from '#core/records/area_policy'
import { areas } from '#domain/shared/areas/areas'
import { middleware } from '#start/kernel'

type ExportedLists = Record<ExportedArea, () => Promise<{ default: ExportedList }>>

function listExports(area: ExportedArea, load: ExportedLists[ExportedArea]) {
  const Policy = areaPolicy(area === 'make_ups' ? 'attendance' : area)

  return class ListExports {
    async show(ctx: HttpContext) {
      await ctx.bouncer.with(Policy).authorize('index')
      const { default: exported } = await load()
      return exported(ctx, area)
    }
  }
}

export function exportRoutes(lists: ExportedLists) {
  const all = Object.entries(lists) as [ExportedArea, ExportedLists[ExportedArea]][]
  router
    .group(() => {
      for (const [area, load] of all) {
        const { one } = areas[area].record
        const path = `/${one.replaceAll('_', '-')}-exports`
        router.get(path, [listExports(area, load), 'show']).as(`${one}_exports.show`)
      }
    })
    .prefix('/admin')
    .as('admin')
    .use(middleware.portal({ kinds: ['admin'] }))
}
