import type { HttpContext } from '@adonisjs/core/http'

/** One's own page. An administrator who asks for the unprefixed path is sent to its /admin twin. */
export default class ProfileController {
  show({ auth, inertia, request, response }: HttpContext) {
    if (auth.user?.kind === 'admin' && !request.url().startsWith('/admin/')) {
      return response.redirect().toRoute('admin.profile')
    }
    return inertia.render('profile/show', {})
  }
}
