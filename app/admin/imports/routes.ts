import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  Imports,
  ImportChecks,
  ImportMatches,
  ImportNames,
  ImportRuns,
  ImportSheets,
  ImportUndos,
  ImportResults,
  ImportTemplates,
} = controllers.admin.imports

router
  .group(() => {
    router.get('/imports', [Imports, 'index']).as('index')
    router.get('/imports/create', [Imports, 'create']).as('create')
    router.post('/imports', [Imports, 'store']).as('store')
    router.get('/imports/template', [ImportTemplates, 'show']).as('template')
    router.get('/imports/:id', [Imports, 'show']).as('show')
    router.delete('/imports/:id', [Imports, 'destroy']).as('destroy')
    router.post('/imports/:id/check', [ImportChecks, 'store']).as('check.store')
    router.put('/imports/:id/sheet', [ImportSheets, 'update']).as('sheet.update')
    router.put('/imports/:id/matches', [ImportMatches, 'update']).as('matches.update')
    router.put('/imports/:id/names', [ImportNames, 'update']).as('names.update')
    router.post('/imports/:id/run', [ImportRuns, 'store']).as('run.store')
    router.post('/imports/:id/undo', [ImportUndos, 'store']).as('undo.store')
    router.get('/imports/:id/results', [ImportResults, 'show']).as('results')
  })
  .prefix('/admin')
  .as('admin.imports')
  .use(middleware.portal({ kinds: ['admin'] }))
