import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { NameSuggestions } = controllers.admin.nameSuggestions

router
  .get('/admin/name-suggestions', [NameSuggestions, 'index'])
  .as('admin.name_suggestions.index')
  .use(middleware.portal({ kinds: ['admin'] }))
