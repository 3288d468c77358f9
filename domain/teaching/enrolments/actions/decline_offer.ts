import { type StepInput, stepEnrolment } from '#domain/teaching/enrolments/change_enrolment'

/** Somebody on the waiting list no longer wants a seat, whether one was offered to them or not. */
export class DeclineOffer {
  execute(input: StepInput) {
    return stepEnrolment(input, 'declined', 'decline')
  }
}
