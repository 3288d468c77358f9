import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Ledger, LedgerExports, LedgerVerifications } = controllers.admin.ledger

router
  .group(() => {
    router.get('/ledger', [Ledger, 'index']).as('ledger.index')
    router.get('/ledger/export', [LedgerExports, 'show']).as('ledger_exports.show')
    router
      .post('/ledger/verification', [LedgerVerifications, 'store'])
      .as('ledger_verifications.store')
    router.get('/ledger/:account', [Ledger, 'show']).as('ledger.show')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
