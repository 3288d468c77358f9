import router from '@adonisjs/core/services/router'
import { takesDocument, takesPhoto } from '#core/files/upload_field'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  ExpiringDocuments,
  Instructors,
  InstructorArchives,
  InstructorDocuments,
  InstructorPhotos,
  PayRules,
} = controllers.admin.instructors
const { AbsenceDates, Absences, Availability, TouchedSessions } =
  controllers.admin.instructors.workingTime

const records = () => {
  router.resource('instructors', Instructors).except(['destroy'])
  router.get('/instructors/:id/photo', [InstructorPhotos, 'show']).as('instructors.photo.show')
  router.post('/instructor-archives', [InstructorArchives, 'store']).as('instructor_archives.store')
  router
    .delete('/instructor-archives', [InstructorArchives, 'destroy'])
    .as('instructor_archives.destroy')
}

const workingTime = () => {
  router
    .put('/instructors/:id/availability', [Availability, 'update'])
    .as('instructors.availability.update')
  router.post('/instructors/:id/absences', [Absences, 'store']).as('instructors.absences.store')
  router
    .get('/instructors/:id/touched-sessions', [TouchedSessions, 'index'])
    .as('instructors.touched_sessions.index')
  router
    .delete('/instructors/:id/absences/:absence', [Absences, 'destroy'])
    .as('instructors.absences.destroy')
  router
    .delete('/instructors/:id/absences/:absence/dates', [AbsenceDates, 'destroy'])
    .as('instructors.absence_dates.destroy')
}

const documents = () => {
  const one = '/instructors/:id/documents/:document'
  router.get('/instructor-documents', [ExpiringDocuments, 'index']).as('instructor_documents.index')
  router
    .post('/instructors/:id/documents', [InstructorDocuments, 'store'])
    .as('instructors.documents.store')
  router.put(one, [InstructorDocuments, 'update']).as('instructors.documents.update')
  router.delete(one, [InstructorDocuments, 'destroy']).as('instructors.documents.destroy')
  router.get(`${one}/file`, [InstructorDocuments, 'show']).as('instructors.documents.file')
}

const pay = () => {
  router.post('/instructors/:id/pay-rules', [PayRules, 'store']).as('instructors.pay_rules.store')
  router.put('/instructors/:id/account', [PayRules, 'update']).as('instructors.account.update')
}

router
  .group(() => {
    records()
    workingTime()
    documents()
    pay()
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))

takesPhoto('admin.instructors.store', 'admin.instructors.update')
takesDocument('admin.instructors.documents.store', 'admin.instructors.documents.update')
