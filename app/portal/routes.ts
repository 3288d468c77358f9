import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

const { Home } = controllers.portal

router.get('/', [Home, 'show']).as('home')
