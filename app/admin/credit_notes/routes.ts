import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { CreditNotes } = controllers.admin.creditNotes

router
  .group(() => {
    router.get('/credit-notes', [CreditNotes, 'index']).as('credit_notes.index')
    router.get('/credit-notes/:id', [CreditNotes, 'show']).as('credit_notes.show')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
