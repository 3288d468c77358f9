import router from '@adonisjs/core/services/router'
import { takesPhoto } from '#core/files/upload_field'
import { controllers } from '#generated/controllers'
import type { Kind } from '#domain/shared/choices/kinds'
import { middleware } from '#start/kernel'

const {
  Profile,
  ProfileAccounts,
  ProfileEmails,
  ProfileExports,
  ProfileNotifications,
  ProfileOtherSessions,
  ProfilePasswords,
  ProfilePhotos,
  ProfilePreferences,
  ProfileSessions,
} = controllers.portal.profile

type Place = {
  prefix: string
  name: 'profile' | 'instructor.profile' | 'admin.profile'
  kinds: Kind[]
}

const places: Place[] = [
  { prefix: '/profile', name: 'profile', kinds: ['instructor', 'student'] },
  { prefix: '/instructor/profile', name: 'instructor.profile', kinds: ['instructor'] },
  { prefix: '/admin/profile', name: 'admin.profile', kinds: ['admin'] },
]

for (const { prefix, name, kinds } of places) {
  takesPhoto(`${name}.update`)
  router
    .group(() => {
      router.put('/', [Profile, 'update']).as('update')
      router.get('/photo', [ProfilePhotos, 'show']).as('photo.show')
      router.put('/email', [ProfileEmails, 'update']).as('email.update').use(middleware.confirmed())
      router.delete('/email', [ProfileEmails, 'destroy']).as('email.destroy')
      router.put('/password', [ProfilePasswords, 'update']).as('password.update')
      router.post('/exports', [ProfileExports, 'store']).as('exports.store')
      router.delete('/', [ProfileAccounts, 'destroy']).as('destroy').use(middleware.confirmed())
      router.delete('/sessions/:id', [ProfileSessions, 'destroy']).as('sessions.destroy')
      router
        .delete('/other-sessions', [ProfileOtherSessions, 'destroy'])
        .as('other_sessions.destroy')
      router.put('/preferences', [ProfilePreferences, 'update']).as('preferences.update')
      router.put('/notifications', [ProfileNotifications, 'update']).as('notifications.update')
    })
    .prefix(prefix)
    .as(name)
    .use(middleware.portal({ kinds }))
  router
    .get(prefix, [Profile, 'show'])
    .as(name)
    .use(middleware.portal({ kinds: name === 'profile' ? ['admin', ...kinds] : kinds }))
}
