import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { PeoplePhones } = controllers.admin.peoplePhones

router
  .group(() => {
    router.get('/phones/:list/:id', [PeoplePhones, 'show']).as('people_phones.show')
    router.put('/phones/:list/:id', [PeoplePhones, 'update']).as('people_phones.update')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
