import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Home, Profile } = controllers.portal

router.get('/', [Home, 'show']).as('home')
router
  .get('/profile', [Profile, 'show'])
  .as('profile')
  .use(middleware.portal({ kinds: ['admin', 'instructor', 'student'] }))
router
  .get('/instructor/profile', [Profile, 'show'])
  .as('instructor.profile')
  .use(middleware.portal({ kinds: ['instructor'] }))
router
  .get('/admin/profile', [Profile, 'show'])
  .as('admin.profile')
  .use(middleware.portal({ kinds: ['admin'] }))
