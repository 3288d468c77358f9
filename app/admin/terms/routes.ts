import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Terms, TermArchives, TermExports } = controllers.admin.terms

router
  .group(() => {
    router.get('/terms', [Terms, 'index']).as('terms.index')
    router.get('/terms/create', [Terms, 'create']).as('terms.create')
    router.post('/terms', [Terms, 'store']).as('terms.store')
    router.get('/terms/:id', [Terms, 'show']).as('terms.show')
    router.get('/terms/:id/edit', [Terms, 'edit']).as('terms.edit')
    router.put('/terms/:id', [Terms, 'update']).as('terms.update')
    router.delete('/terms/:id', [Terms, 'destroy']).as('terms.destroy')
    router.post('/term-archives', [TermArchives, 'store']).as('term_archives.store')
    router.delete('/term-archives', [TermArchives, 'destroy']).as('term_archives.destroy')
    router.get('/term-exports', [TermExports, 'show']).as('term_exports.show')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
