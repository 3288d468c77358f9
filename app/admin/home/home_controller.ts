import type { HttpContext } from '@adonisjs/core/http'
import type { Permission } from '#domain/access/permissions'

/** Where an administrator starts, in order of preference; a new first page is added at its place. */
const firstPages: { route: 'admin.students.index'; permission: Permission }[] = [
  { route: 'admin.students.index', permission: 'admin.students.index' },
]

export default class HomeController {
  show({ auth, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const page = firstPages.find(({ permission }) => user.may(permission))
    return response.redirect().toRoute(page?.route ?? 'admin.profile')
  }
}
