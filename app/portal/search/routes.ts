import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { OwnPlaces } = controllers.portal.search

router
  .get('/own-places', [OwnPlaces, 'index'])
  .as('own_places.index')
  .use(middleware.portal({ kinds: ['instructor', 'student'] }))
