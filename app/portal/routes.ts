import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

const { Home, Mailbox } = controllers.portal

router.get('/', [Home, 'show']).as('home')
router.get('/mailbox', [Mailbox, 'show']).as('mailbox')
