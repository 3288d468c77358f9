import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { WireError } from '#core/errors/wire_error'

const { IndexSearches, MultiSearches, SearchHealth } = controllers.search

const unknown = () => {
  throw new WireError('not_found', 'Not found.')
}

/** As Meilisearch has them; their names are told in app/core/requests/token_routes.ts. */
router
  .group(() => {
    router.post('/multi-search', [MultiSearches, 'store']).as('multi')
    router.post('/indexes/:uid/search', [IndexSearches, 'store']).as('index')
    router.get('/indexes/:uid/search', [IndexSearches, 'show']).as('index.show')
    router.get('/health', [SearchHealth, 'show']).as('health')
    router.any('/', unknown).as('bare')
    router.any('/*', unknown).as('unknown')
  })
  .prefix('/search')
  .as('search')
