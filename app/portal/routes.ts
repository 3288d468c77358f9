import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

const { Home, Logos, Mailbox } = controllers.portal

router.get('/', [Home, 'show']).as('home')
router.get('/logo', [Logos, 'show']).as('logo')
router.get('/mailbox', [Mailbox, 'show']).as('mailbox')
router.get('/mailbox/attachment', [Mailbox, 'download']).as('mailbox.attachment')
