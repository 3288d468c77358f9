import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  EnrolmentCompletions,
  EnrolmentConfirmations,
  EnrolmentDrops,
  EnrolmentFreezes,
  EnrolmentGuestSeats,
  EnrolmentTerms,
  EnrolmentTransfers,
  EnrolmentUndos,
  Enrolments,
  SeatOfferAnswers,
  SeatOffers,
  SecondPayerChoices,
  SecondPayers,
  WaitingPriorities,
} = controllers.admin.enrolments

router
  .group(() => {
    const of = '/enrolments/:id'
    router.post('/groups/:id/enrolments', [Enrolments, 'store']).as('enrolments.store')
    router
      .post(`${of}/confirmation`, [EnrolmentConfirmations, 'store'])
      .as('enrolments.confirmation.store')
    router.post(`${of}/transfer`, [EnrolmentTransfers, 'store']).as('enrolments.transfer.store')
    router.get(`${of}/terms`, [EnrolmentTerms, 'show']).as('enrolments.terms.show')
    router.post(`${of}/terms`, [EnrolmentTerms, 'store']).as('enrolments.terms.store')
    const payer = `${of}/second-payer`
    router.get(payer, [SecondPayers, 'show']).as('enrolments.second_payer.show')
    router.post(payer, [SecondPayers, 'store']).as('enrolments.second_payer.store')
    router.delete(payer, [SecondPayers, 'destroy']).as('enrolments.second_payer.destroy')
    router
      .get(`${of}/payer-choices`, [SecondPayerChoices, 'index'])
      .as('enrolments.payer_choices.index')
    router.post(`${of}/freeze`, [EnrolmentFreezes, 'store']).as('enrolments.freeze.store')
    router.delete(`${of}/freeze`, [EnrolmentFreezes, 'destroy']).as('enrolments.freeze.destroy')
    router.get(`${of}/guest-seats`, [EnrolmentGuestSeats, 'show']).as('enrolments.guest_seats.show')
    router.post(`${of}/drop`, [EnrolmentDrops, 'store']).as('enrolments.drop.store')
    router
      .post(`${of}/completion`, [EnrolmentCompletions, 'store'])
      .as('enrolments.completion.store')
    router.post(`${of}/offer`, [SeatOffers, 'store']).as('enrolments.offer.store')
    router.put(`${of}/offer`, [SeatOfferAnswers, 'update']).as('enrolments.offer.update')
    router.post('/enrolment-undos', [EnrolmentUndos, 'store']).as('enrolment_undos.store')
    router.post(`${of}/priority`, [WaitingPriorities, 'store']).as('enrolments.priority.store')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
